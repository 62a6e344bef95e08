import type { GridRow } from './grid.ts';
import type { LineRows } from './line-rows.ts';
import type { TableReading } from './choose-table.ts';

const widestGap = 2.6;
const mostRows = 9;

/**
 * The rows that a line's words stand in: its own and those below it on its page, until another line, a total or a gap. A
 * line whose own row says nothing has the row above it.
 */
export const lineExtents = ({ grid, rows }: TableReading): GridRow[][] => {
  const starts = new Set(rows.lines.map(({ at }) => at));
  return rows.lines.map(({ at }) => {
    const own = grid.rows[at];
    if (own === undefined) return [];
    const extent = [own];
    for (let index = at + 1; index < at + mostRows; index++) {
      const row = grid.rows[index];
      if (row === undefined || endsLine(starts, rows, index) || !isBelow(extent.at(-1), row)) break;
      extent.push(row);
    }
    const above = grid.rows[at - 1];
    const isMute = !own.row.words.some(({ text }) => /\p{L}{3}/u.test(text));
    return isMute && above !== undefined && !endsLine(starts, rows, at - 1) && isBelow(above, own)
      ? [above, ...extent]
      : extent;
  });
};

const endsLine = (starts: ReadonlySet<number>, { totalRows }: LineRows, index: number): boolean =>
  starts.has(index) || totalRows.has(index);

const isBelow = (above: GridRow | undefined, below: GridRow): boolean =>
  above !== undefined &&
  above.row.page === below.row.page &&
  below.row.box.y - above.row.box.y < widestGap * Math.max(above.row.box.height, below.row.box.height);
