import { labelText } from '../words/label-text.ts';
import type { LabelMemory } from '../layouts/layout-memory.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

const longest = 6;
const rowsBelow = 6;
const reach = 15;

/** A label in a row, and what stands where its value does: to its right, or in the rows below it, nearest first. */
interface Beside {
  readonly row: Row;
  readonly runs: readonly (readonly Word[])[];
}

/** Every place of a label and the words on a side of it. */
export const besideLabel = (
  rows: readonly Row[],
  { label, side }: Pick<LabelMemory, 'label' | 'side'>,
): Beside[] =>
  rows.flatMap((row, index) =>
    labelBoxes(row, label).map((box): Beside => {
      if (side === 'right')
        return { row, runs: [row.words.filter((word) => word.box.x >= rightOf(box) - 1)] };
      const wide = { ...box, x: box.x - reach, width: box.width + 2 * reach };
      const runs = rows
        .slice(index + 1, index + 1 + rowsBelow)
        .filter((other) => other.page === row.page)
        .map(({ words }) => words.filter((word) => overlapOf(wide, word.box) > 0));
      return { row, runs };
    }),
  );

/** Where a row prints a label that is no part of a longer one. */
const labelBoxes = ({ words }: Row, label: string): Box[] =>
  words.flatMap((_, start) => {
    if (isPhrase(words[start - 1], words[start])) return [];
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length);
      if (isPhrase(phrase.at(-1), words[start + length])) continue;
      if (labelText(phrase.map(({ text }) => text).join(' ')) === label)
        return [boxAround(phrase.map(({ box }) => box))];
    }
    return [];
  });

/** Whether two neighbours of a row are words of one phrase. */
export const isPhrase = (left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  right.box.x - rightOf(left.box) <= right.box.height &&
  /\p{L}/u.test(right.text) &&
  !/\d/.test(right.text) &&
  !/\d|:$/.test(left.text);
