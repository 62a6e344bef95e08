import { expect, test } from 'vitest';
import type { Word } from '../page/page.ts';
import { withWholeWords } from './spaced-letters.ts';

/** Letters of a heading, as far apart as `gap` and as `wide` between words. */
const letters = (text: string, gap: number, wide: number): Word[] => {
  let x = 40;
  return [...text].flatMap((letter) => {
    if (letter === ' ') {
      x += wide - gap;
      return [];
    }
    const word = { text: letter, box: { x, y: 40, width: 8, height: 16 }, confidence: 1 };
    x += 8 + gap;
    return [word];
  });
};
const textOf = (words: readonly Word[]): string =>
  withWholeWords([{ number: 1, width: 600, height: 800, words }])
    .flatMap((page) => page.words.map(({ text }) => text))
    .join(' ');

test.each([
  ['words told by wider gaps', letters('NORRSKÄR FISK AB', 4, 9), 'NORRSKÄR FISK AB'],
  ['words told by capitals', letters('TorsbyGrossHB', 4, 4), 'Torsby Gross HB'],
  ['a number behind a heading', letters('FAKTURA 5571', 4, 9), 'FAKTURA 5 5 7 1'],
  ['figures stay', letters('1 2 3 4 5 6', 4, 4), '1 2 3 4 5 6'],
  ['a few letters stay', letters('A B C', 4, 4), 'A B C'],
  ['a row of short labels', letters('NR VARA PRIS SUMMA', 2, 40), 'NR VARA PRIS SUMMA'],
])('%s', (_, words, expected) => {
  expect(textOf(words)).toBe(expected);
});
