import type { TableReading } from '../table/choose-table.ts';
import type { GridRow } from '../table/grid.ts';
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
  return above.header === own.header && isNear && textWords(above, 'description', beside).length > 0;
};
