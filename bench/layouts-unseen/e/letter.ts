/** Letters of set E: a kind of paper, who writes it and how it looks. */
import type { Producer } from '../layout.ts';
import { html } from '../html.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import type { SellerE } from './orders.ts';

export interface LetterE {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly seller: SellerE;
  readonly draw: (paper: Paper) => string | Drawing;
  readonly about?: (paper: Paper) => string;
}

/** A letter that is drawn by places. */
export const letterE = (
  kind: string,
  producer: Producer,
  hard: string,
  seller: SellerE,
  draw: (sheet: Sheet, paper: Paper) => void,
  about?: LetterE['about'],
  size: readonly [width: number, height: number] = [595, 842],
): LetterE => ({
  kind, hard, producer, seller,
  draw: (paper) => {
    const sheet = new Sheet({}, ...size);
    draw(sheet, paper);
    return sheet.drawing('Dokument');
  },
  ...(about === undefined ? {} : { about }),
}); // prettier-ignore

/** A letter that a browser prints. */
export const webLetter = (
  kind: string,
  hard: string,
  seller: SellerE,
  body: (paper: Paper) => string,
  about?: LetterE['about'],
): LetterE => ({
  kind, hard, producer: 'chromium', seller,
  draw: (paper) => html('.l{width:100%;margin:8pt 0}.l th{border-bottom:.6pt solid #333}.l td{padding:2pt 4pt}', body(paper)),
  ...(about === undefined ? {} : { about }),
}); // prettier-ignore
