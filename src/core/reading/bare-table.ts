import { type Grid, gridOf } from './grid.ts';
import { numbersOf } from './number-tokens.ts';
import type { DecimalMark } from './printed-number.ts';
import type { Row } from './rows.ts';
import type { TableBody } from './table-body.ts';

/** A table without a head that is known: its columns are the edges that numbers are aligned to. */
export const bareGrid = (pages: readonly (readonly Row[])[], mark: DecimalMark): Grid => {
  const bodies = pages.flatMap((rows): TableBody[] => {
    const page = rows[0]?.page;
    if (page === undefined) return [];
    const header = { page, box: { x: 0, y: 0, width: 0, height: 0 }, columns: [] };
    return [{ header, rows: rows.filter((row) => numbersOf(row, mark).length >= 2) }];
  });
  return gridOf(bodies, mark);
};
