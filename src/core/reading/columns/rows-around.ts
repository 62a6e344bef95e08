import type { TableReading } from '../table/choose-table.ts';
import type { GridRow } from '../table/grid.ts';
import { isFullBefore } from '../table/line-text.ts';
import { textWords } from '../words/row-words.ts';
import type { Word } from '../page/page.ts';

/** What the second rows of several lines begin with, behind names that end differently: a phrase that all of them are wrapped in is none. */
export const describing = (naming: readonly (readonly (readonly Word[])[])[]): Set<string> => {
  const pairs = naming.flatMap(([name = [], next = []]) => {
    const [last, first] = [name.at(-1)?.text ?? '', next[0]?.text];
    return first === undefined ? [] : [{ last, first }];
  });
  return new Set(
    pairs
      .filter((one, at) =>
        pairs.some(
          (other, index) =>
            index !== at &&
            other.first === one.first &&
            (other.last !== one.last || !/\p{L}/u.test(one.last)),
        ),
      )
      .map(({ first }) => first),
  );
};

/** Whether a row of words stands right above the first line and in none: names may begin there, each above its figures. */
export const isHeaded = (
  grid: TableReading['grid'],
  first: number,
  extent: readonly GridRow[],
  beside: ReadonlySet<Word>,
): boolean => {
  const [above, own] = [grid.rows[first - 1], grid.rows[first]];
  if (above === undefined || own === undefined || extent.includes(above)) return false;
  const isNear =
    own.row.page === above.row.page && own.row.box.y - above.row.box.y < 1.6 * own.row.box.height;
  // A label and what it says head several lines: `Producent: Nytorps gård`.
  if (above.row.words[0]?.text.endsWith(':') === true) return false;
  return above.header === own.header && isNear && textWords(above, 'description', beside).length > 0;
};

/**
 * Whether rows of words above those of figures begin names that end in these: all fill the column of names, which reaches to `right`, and several do or
 * one goes on in small letters. `names`: the words of each line, row by row, down to its figures.
 */
export const areFilledAbove = (names: readonly (readonly (readonly Word[])[])[], right: number): boolean => {
  const breaks = names.flatMap((rows) =>
    rows.slice(1).flatMap((next, at) => {
      const [last, first] = [rows[at]?.at(-1), next[0]];
      return last === undefined || first === undefined ? [] : [{ last, first }];
    }),
  );
  return (
    breaks.length > 0 &&
    breaks.every(({ last, first }) => isFullBefore(last, first.box.width, right)) &&
    (breaks.length > 1 || breaks.every(({ first }) => /^\p{Ll}/u.test(first.text)))
  );
};
