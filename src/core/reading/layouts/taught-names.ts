import type { LocatedLine } from './locate-lines.ts';
import { rowsNear, wordsOfName } from './name-words.ts';
import { rightOf, type Word } from '../page/page.ts';
import type { NamesPlace } from '../table/taught-places.ts';
import type { Row } from '../words/rows.ts';

/** The words right of a name in a row, beginning where another column does. */
const nextTo = (row: Row, words: readonly Word[]): number => {
  const own = row.words.filter((word) => words.includes(word));
  const right = Math.max(...own.map(({ box }) => rightOf(box)));
  return Math.min(
    Infinity,
    ...row.words.filter(({ box }) => own.length > 0 && box.x >= right).map(({ box }) => box.x),
  );
};

const slack = 2;

/** Where the names of lines may be said to stand, the narrowest first; empty where the rows do not print them as they were accepted. */
export const placesOfNames = (rows: readonly Row[], lines: readonly LocatedLine[]): NamesPlace[] => {
  const taken = new Set(lines.map(({ at }) => at));
  const found = lines.map((line) => {
    const near = rowsNear(rows, line, taken);
    const words = wordsOfName(near, line.line.name);
    const own = near.filter((row) => row.words.some((word) => words.includes(word)));
    return { words, own, offsets: own.map((row) => rows.indexOf(row) - line.at) };
  });
  if (found.length === 0 || found.some(({ words }) => words.length === 0)) return [];
  const all = found.flatMap(({ words }) => words);
  const left = Math.min(...all.map(({ box }) => box.x)) - slack;
  const right = Math.max(...all.map(({ box }) => rightOf(box)));
  const next = Math.min(...found.flatMap(({ own, words }) => own.map((row) => nextTo(row, words))));
  const offsets = found.flatMap((each) => each.offsets);
  const [first, last] = [Math.min(...offsets), Math.max(...offsets)];
  const place = { left, right: next > right && next < Infinity ? next - slack : right, first };
  return [{ ...place, last }, ...(last >= 0 ? [{ ...place, last: null }] : [])];
};
