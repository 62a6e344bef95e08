import { wordsOfRun } from '#core/reading/page/glyph-widths.ts';
import type { Page, Word } from '#core/reading/page/page.ts';

export type Align = 'left' | 'right' | 'center';

/** Text as it is put on paper, before any face gives it a width. */
export interface Printed {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly align: Align;
  readonly size: number;
}

/** Pages that text is printed on, as a file with a text layer would hold it. */
export interface Paper {
  readonly print: (text: string, x: number, baseline: number, align?: Align, size?: number) => void;
  readonly turn: () => void;
  readonly pages: () => Page[];
  /** What was printed, so that a file can be made of it. */
  readonly printed: () => readonly Printed[];
}

export const [paperWidth, paperHeight] = [595, 842];

const widthOf = (text: string, size: number, pitch: number): number => [...text].length * size * pitch;

/** `pitch`: the usual letter's width in em (0.5 for a sans-serif face, 0.6 for a typewriter's). `skew`: points down per point right. */
export const paperOf = (pitch: number, skew: number): Paper => {
  const printed: Printed[] = [];
  let page = 1;
  const wordsOf = ({ text, x, baseline, align, size }: Printed): Word[] => {
    const wide = widthOf(text, size, pitch);
    const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    return wordsOfRun({ text, x: left, baseline: baseline + left * skew, width: wide, size });
  };
  return {
    print: (text, x, baseline, align = 'left', size = 9) =>
      printed.push({ page, text, x, baseline, align, size }),
    turn: () => {
      page++;
    },
    pages: () =>
      Array.from({ length: page }, (_, index) => ({
        number: index + 1,
        width: paperWidth,
        height: paperHeight,
        words: printed.filter((run) => run.page === index + 1).flatMap(wordsOf),
      })),
    printed: () => printed,
  };
};
