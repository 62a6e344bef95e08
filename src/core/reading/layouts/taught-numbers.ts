import type { LocatedLine } from './locate-lines.ts';
import { boxAround, rightOf, type Word } from '../page/page.ts';
import { type NumbersPlace, wordsAt } from '../table/taught-places.ts';
import type { Row } from '../words/rows.ts';

const compact = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');

const longest = 5;

/** The neighbours in a row that print a number of goods, in one word or in several; none where it does not. */
export const numberWords = ({ words }: Pick<Row, 'words'>, number: string): readonly Word[] => {
  const wanted = number.replaceAll(' ', '');
  for (const start of words.keys())
    for (let length = 1; length <= Math.min(longest, words.length - start); length++) {
      const run = words.slice(start, start + length);
      if (compact(run) === wanted) return run;
    }
  return [];
};

/**
 * Where the numbers of goods stand, in a row as far from that of their figures for all: null where some stand elsewhere, something else
 * stands there as well, or no line has one.
 */
const placeIn = (rows: readonly Row[], lines: readonly LocatedLine[], row: number): NumbersPlace | null => {
  const rowOf = ({ at, row: own }: LocatedLine): Pick<Row, 'words'> => {
    const shown = row === 0 ? own : rows[at + row];
    return shown?.page === own.page ? shown : { words: [] };
  };
  const runs = lines.flatMap((located) => {
    const { articleNumber } = located.line;
    return articleNumber === null ? [] : [numberWords(rowOf(located), articleNumber)];
  });
  if (runs.length === 0 || runs.some((run) => run.length === 0)) return null;
  const box = boxAround(runs.flat().map((word) => word.box));
  const place = { left: box.x, right: rightOf(box), ...(row === 0 ? {} : { row }) };
  const isAlone = lines.every(
    (located) =>
      compact(wordsAt(rowOf(located), place)) === (located.line.articleNumber ?? '').replaceAll(' ', ''),
  );
  return isAlone ? place : null;
};

const near = [0, -1, 1, -2, 2, -3, 3];

/** Where the numbers of goods stand, the nearest row to their figures that has them. */
export const placeOfNumbers = (rows: readonly Row[], lines: readonly LocatedLine[]): NumbersPlace | null => {
  for (const row of near) {
    const place = placeIn(rows, lines, row);
    if (place !== null) return place;
  }
  return null;
};
