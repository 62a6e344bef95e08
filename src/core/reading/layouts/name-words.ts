import type { LocatedLine } from './locate-lines.ts';
import type { Word } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

const farthest = 4;

/** The rows that may hold the name of a line: those near its figures on its page, and of no other line. */
export const rowsNear = (rows: readonly Row[], { at, row }: LocatedLine, taken: ReadonlySet<number>): Row[] =>
  rows.flatMap((each, index) =>
    Math.abs(index - at) <= farthest && each.page === row.page && (index === at || !taken.has(index))
      ? [each]
      : [],
  );

/** The words that print a name one after the other in rows, in each of which they are neighbours; none where they do not. */
export const wordsOfName = (rows: readonly Row[], name: string): readonly Word[] => {
  const wanted = name.split(/\s+/).filter((text) => text !== '');
  const from = (start: number, left: readonly string[]): readonly Word[] | null => {
    if (left.length === 0) return [];
    const [row] = rows.slice(start);
    if (row === undefined) return null;
    for (const [index, word] of row.words.entries()) {
      if (word.text !== left[0]) continue;
      let length = 1;
      while (length < left.length && row.words[index + length]?.text === left[length]) length++;
      // The longest run of a row first: a word may come again.
      for (; length > 0; length--) {
        const rest = from(start + 1, left.slice(length));
        if (rest !== null) return [...row.words.slice(index, index + length), ...rest];
      }
    }
    return null;
  };
  for (const start of rows.keys()) {
    const found = from(start, wanted);
    if (found !== null && found.length > 0) return found;
  }
  return [];
};
