import { type Grid, type GridColumn, gridOf } from './grid.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import type { TableBody } from './table-body.ts';

/** A table without a head that is known: its columns are the edges that numbers are aligned to. */
export const bareGrid = (pages: readonly (readonly Row[])[], mark: DecimalMark): Grid => {
  const bodies = pages.flatMap((rows): TableBody[] => {
    const page = rows[0]?.page;
    if (page === undefined) return [];
    const header = { page, box: { x: 0, y: 0, width: 0, height: 0 }, columns: [] };
    return [{ header, rows: rows.filter((row) => numbersOf(row, mark).length >= 2) }];
  });
  const grid = gridOf(bodies, mark);
  return { ...grid, columns: withoutTwins(grid) };
};

/** A column whose numbers are aligned at two edges is one column. */
const withoutTwins = ({ columns, rows }: Grid): GridColumn[] => {
  const seen = new Set<string>();
  return columns.filter(({ key }) => {
    const content = rows
      .map((row) => (row.columns.get(key) ?? []).map(({ box }) => Math.round(box.x)).join(','))
      .join(';');
    return !seen.has(content) && seen.add(content).size > 0;
  });
};
