import { type Assignment, assignmentsOf, labelScore } from './assignment.ts';
import type { Grid } from './grid.ts';
import { type LineRows, lineRows } from './line-rows.ts';
import { exactLines, type PrintedTotals, scoreOf } from './table-score.ts';

/** A table read under the assignment of its columns that its arithmetic and its labels speak for. */
export interface TableReading {
  readonly grid: Grid;
  readonly assignment: Assignment;
  readonly rows: LineRows;
  readonly score: number;
}

const enough = 22;

/** The score of labels that all speak for an assignment. */
export const allAgree = 6;

// A long document that does not close is tried less often, so that it costs seconds and not minutes.
const mostRowsRead = 120_000;
const leastAssignments = 40;

/** The best reading of all tables and assignments; `null` when no row of any reads as a line. */
export const chooseTable = (grids: readonly Grid[], totals: PrintedTotals): TableReading | null => {
  let best: TableReading | null = null;
  for (const grid of grids) {
    const most = Math.max(leastAssignments, Math.floor(mostRowsRead / Math.max(1, grid.rows.length)));
    for (const assignment of assignmentsOf(grid).slice(0, most)) {
      const rows = lineRows(grid, assignment);
      const score = scoreOf(grid, assignment, rows, totals);
      if (rows.lines.length > 0 && (best === null || score > best.score))
        best = { grid, assignment, rows, score };
      // A net price may stand beside the list price and its discount, and make the sums to the öre.
      const isOpen = assignment.discount !== null && exactLines(rows, assignment) < rows.lines.length;
      const isBest = best?.assignment === assignment && best.score >= enough;
      const areClosed = rows.lines.every(({ closed }) => closed);
      // Labels, arithmetic and the printed total agree: no other assignment can say more.
      if (isBest && areClosed && !isOpen && labelScore(grid, assignment) >= allAgree) break;
    }
  }
  return best;
};
