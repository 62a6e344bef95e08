import { wordsOfRun } from '../glyph-widths.ts';
import type { Page, Word } from '../page.ts';

export type Align = 'left' | 'right' | 'center';

/** Pages that text is printed on, as a file with a text layer would hold it. */
export interface Paper {
  readonly print: (text: string, x: number, baseline: number, align?: Align, size?: number) => void;
  readonly turn: () => void;
  readonly pages: () => Page[];
}

const [width, height] = [595, 842];

const widthOf = (text: string, size: number, pitch: number): number => [...text].length * size * pitch;

/** `pitch`: the usual letter's width in em (0.5 for a sans-serif face, 0.6 for a typewriter's). `skew`: points down per point right. */
export const paperOf = (pitch: number, skew: number): Paper => {
  const sheets: Word[][] = [[]];
  return {
    print: (text, x, baseline, align = 'left', size = 9) => {
      const wide = widthOf(text, size, pitch);
      const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
      sheets
        .at(-1)
        ?.push(...wordsOfRun({ text, x: left, baseline: baseline + left * skew, width: wide, size }));
    },
    turn: () => sheets.push([]),
    pages: () => sheets.map((words, index) => ({ number: index + 1, width, height, words })),
  };
};
