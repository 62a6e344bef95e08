import { rightOf } from '../page/page.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';
import type { Grid, GridRow } from './grid.ts';

const [farthest, aligned] = [10, 3];

// The same rows are looked at under each assignment of their columns.
const known = new WeakMap<Row, readonly Cell[]>();

const textCells = ({ row }: GridRow): readonly Cell[] => {
  const before = known.get(row);
  if (before !== undefined) return before;
  const found = cellsOf(row).filter(({ text }) => /\p{L}{2}/u.test(text));
  known.set(row, found);
  return found;
};

const isAt = (one: Cell, other: Cell): boolean =>
  Math.abs(one.box.x - other.box.x) <= aligned || Math.abs(rightOf(one.box) - rightOf(other.box)) <= aligned;

/**
 * Whether the words of a row stand where those of the totals below it do, and where no line's words begin: then it is a charge or a
 * total under a name that nobody knows, and no line. `lines`: the rows of the lines above it, by index.
 */
export const isAmongTotals = ({ rows }: Grid, index: number, lines: readonly number[]): boolean => {
  const row = rows[index];
  const [first, ...more] = row === undefined ? [] : textCells(row);
  if (row === undefined || first === undefined || more.length > 0 || lines.length === 0) return false;
  const isLikeTotals = rows
    .slice(index + 1, index + 1 + farthest)
    .some(
      (each) =>
        each.totals.length > 0 &&
        each.row.page === row.row.page &&
        textCells(each).some((cell) => isAt(cell, first)),
    );
  return (
    isLikeTotals &&
    !lines.some((at) => {
      const line = rows[at];
      return (
        line !== undefined && textCells(line).some(({ box }) => Math.abs(box.x - first.box.x) <= aligned)
      );
    })
  );
};
