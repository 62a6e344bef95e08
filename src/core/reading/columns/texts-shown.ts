import type { Word } from '../page/page.ts';
import type { GridRow } from '../table/grid.ts';
import { wordsAt } from '../table/taught-places.ts';

/** A line by the row of its figures, and the rows that its words stand in. */
interface ShownLine {
  readonly own: GridRow;
  /** Index of its own row. */
  readonly at: number;
  readonly extent: readonly GridRow[];
  readonly figures: ReadonlySet<Word>;
}

/** The words that number the goods of lines by what a person has shown, by the row of their figures. */
export const numbersShown = (
  rows: readonly GridRow[],
  lines: readonly ShownLine[],
): ReadonlyMap<GridRow, readonly Word[]> =>
  new Map(
    lines.flatMap(({ own, at }) => {
      const { numbers } = own.header;
      if (numbers === undefined || numbers === 'none') return [];
      const row = rows[at + (numbers.row ?? 0)]?.row;
      return row?.page === own.row.page ? [[own, wordsAt(row, numbers)] as const] : [];
    }),
  );

/** The words that name the goods of lines by what a person has shown, by the row of their figures. */
export const namesShown = (
  rows: readonly GridRow[],
  lines: readonly ShownLine[],
): ReadonlyMap<GridRow, readonly Word[]> =>
  new Map(
    lines.flatMap(({ own, at, extent, figures }) => {
      const { names } = own.header;
      if (names === undefined) return [];
      const wordsOf = ({ row }: GridRow): readonly Word[] =>
        row.words.filter(
          (word) => word.box.x >= names.left && word.box.x < names.right && !figures.has(word),
        );
      const end = names.last === null ? at + 1 : at + names.last + 1;
      const above = rows.slice(Math.max(0, at + names.first), Math.max(0, end));
      const below = names.last === null ? extent.slice(extent.indexOf(own) + 1).map(wordsOf) : [];
      const gap = below.findIndex((words) => words.length === 0);
      const words = [
        ...above.filter(({ row }) => row.page === own.row.page).flatMap(wordsOf),
        ...below.slice(0, gap < 0 ? below.length : gap).flat(),
      ];
      return words.length === 0 ? [] : [[own, words] as const];
    }),
  );
