import { type Box, boxAround, rightOf, type Word } from '../page/page.ts';
import type { Row } from './rows.ts';

/** Words of a row that belong together: no wider gap than a blank stands between them. */
export interface Cell {
  readonly text: string;
  readonly box: Box;
  readonly words: readonly Word[];
}

// A blank is 0.28 em in most faces and 0.6 em in those of a typewriter.
const widestBlank = 0.75;

export const cellOf = (words: readonly Word[]): Cell => ({
  text: words.map(({ text }) => text).join(' '),
  box: boxAround(words.map(({ box }) => box)),
  words,
});

/** The cells of a row from left to right. */
export const cellsOf = ({ words }: Row): Cell[] => {
  const groups: Word[][] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const size = before === undefined ? 0 : Math.max(before.box.height, word.box.height);
    if (before !== undefined && word.box.x - rightOf(before.box) <= widestBlank * size)
      groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map(cellOf);
};
