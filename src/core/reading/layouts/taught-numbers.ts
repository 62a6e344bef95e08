import type { LocatedLine } from './locate-lines.ts';
import { boxAround, rightOf, type Word } from '../page/page.ts';
import { type NumbersPlace, wordsAt } from '../table/numbers-place.ts';
import type { Row } from '../words/rows.ts';

const compact = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');

const longest = 5;

/** The neighbours in a row that print a number of goods, in one word or in several; none where it does not. */
export const numberWords = ({ words }: Row, number: string): readonly Word[] => {
  const wanted = number.replaceAll(' ', '');
  for (const start of words.keys())
    for (let length = 1; length <= Math.min(longest, words.length - start); length++) {
      const run = words.slice(start, start + length);
      if (compact(run) === wanted) return run;
    }
  return [];
};

/**
 * Where the numbers of goods stand in the rows of their figures: null where some stand elsewhere, something else stands there
 * as well, or no line has one.
 */
export const placeOfNumbers = (lines: readonly LocatedLine[]): NumbersPlace | null => {
  const runs = lines.flatMap(({ line, row }) =>
    line.articleNumber === null ? [] : [numberWords(row, line.articleNumber)],
  );
  if (runs.length === 0 || runs.some((run) => run.length === 0)) return null;
  const box = boxAround(runs.flat().map((word) => word.box));
  const place = { left: box.x, right: rightOf(box) };
  const isAlone = lines.every(
    ({ line, row }) => compact(wordsAt(row, place)) === (line.articleNumber ?? '').replaceAll(' ', ''),
  );
  return isAlone ? place : null;
};
