/** What a letter of set D is made of. */

import type { Layout, Producer } from '../layout.ts';
import type { Line, Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { addressed, count, digits, pairsAt, rows } from './desk.ts';
import type { Seller } from './orders.ts';
import type { TradeD } from './wares.ts';

export interface LetterD extends Pick<Layout, 'producer' | 'draw'> {
  readonly kind: string;
  readonly hard: string;
  readonly seller: Seller;
  readonly about?: (paper: Paper) => string;
}

export type Pairs = readonly (readonly [string, string])[];

const sellerOf = (name: string, address: string, trade: TradeD): Seller => ({
  supplier: firm(name, address),
  trades: [trade],
  lines: [3, 6],
  code: digits(name, 5),
  number: count(41_180, 3),
});

interface Text {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Exclude<
    Producer,
    'chromium' | 'weasyprint' | 'wkhtmltopdf' | 'writer' | 'calc' | 'groff' | 'groff-gs'
  >;
  readonly from: readonly [name: string, address: string, trade: TradeD];
  readonly title: string;
  readonly data: (p: Paper) => Pairs;
  readonly say?: readonly string[];
  /** Heads, their places and the cells of each line. */
  readonly table?: readonly (readonly [
    x: number,
    head: string,
    cell: (line: Line, paper: Paper, index: number) => string,
    align?: 'r',
  ])[];
  readonly sum?: (p: Paper) => Pairs;
  readonly isAbout?: boolean;
  readonly foot?: (p: Paper) => string;
  readonly mono?: boolean;
}

/** A letter of a supplier: data, sentences, a table and sums, as far as it has them. */
export const letter = ({
  kind,
  hard,
  producer,
  from,
  title,
  data,
  say,
  table,
  sum,
  isAbout,
  foot,
  mono,
}: Text): LetterD => ({
  kind,
  hard,
  producer,
  seller: sellerOf(...from),
  ...(isAbout === true ? { about: ({ number }: Paper) => number } : {}),
  draw: (p) => {
    const s = new Sheet({ size: mono === true ? 8.5 : 9.5, font: mono === true ? 'mono' : 'sans' });
    s.block(40, 50, [p.supplier.name, p.supplier.street, p.supplier.post], {
      font: mono === true ? 'monobold' : 'bold',
    });
    s.text(330, 50, title, { font: mono === true ? 'monobold' : 'bold', size: 15 });
    s.block(330, 92, addressed(p.buyer));
    let y = pairsAt(s, 40, 110, 130, data(p)) + 14;
    y = s.block(40, y, say ?? []) + 10;
    if (table !== undefined)
      y = rows(
        s,
        y,
        table.map(([x, head, cell, align]) => ({
          x, head, cell: (line: Line, index: number) => cell(line, p, index), ...(align === undefined ? {} : { align }),
        })),
        p.lines,
      ); // prettier-ignore
    if (sum !== undefined) pairsAt(s, 330, y + 10, 220, sum(p), { isRight: true, font: 'bold' });
    s.line(40, 776, 556);
    s.text(40, 790, foot?.(p) ?? `${p.supplier.name} · Org.nr ${p.supplier.organisation} · Bankgiro ${p.supplier.bankgiro} · Tel ${p.supplier.phone}`, { size: 7.5 }); // prettier-ignore
    return s.drawing();
  },
});
