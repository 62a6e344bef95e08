import type { Word } from '../page/page.ts';
import type { Row } from './rows.ts';

/** The letters of a row, which stay while its figures change: lower case, without words that hold a digit. */
export const rowLetters = ({ words }: Pick<Row, 'words'>): string =>
  words
    .map(({ text }) => text)
    .filter((text) => !/\d/.test(text))
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Digits and letters alone, as numbers of parties are compared. */
export const compactText = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase();

/** A word of a head as it is compared. */
export const headText = ({ text }: Word): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d%#/]/gu, '');

const lettersPerError = 4;

/** Whether two texts are one but for letters that were recognised wrongly: one in four may differ. */
export const isAlike = (one: string, other: string): boolean => {
  if (one === other) return true;
  const most = Math.floor(Math.max(one.length, other.length) / lettersPerError);
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
};

/** Edit distance (Levenshtein, 1965). */
const distance = (one: string, other: string): number => {
  let costs = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, compared] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (costs[column + 1] ?? 0) + 1,
          (costs[column] ?? 0) + (letter === compared ? 0 : 1),
        ),
      );
    costs = next;
  }
  return costs.at(-1) ?? 0;
};
