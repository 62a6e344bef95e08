import { sumOf } from '#core/values/decimal.ts';
import { type Assignment, assignmentsOf, labelScore } from './assignment.ts';
import type { Grid } from './grid.ts';
import { type LineRows, lineRows } from './line-rows.ts';

/** A table read under the assignment of its columns that its arithmetic and its labels speak for. */
export interface TableReading {
  readonly grid: Grid;
  readonly assignment: Assignment;
  readonly rows: LineRows;
  readonly score: number;
}

/** The amounts that the document prints beside labels of totals, at two decimals. */
export type PrintedTotals = ReadonlySet<string>;

const enough = 22;
const allAgree = 6;

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
      // Labels, arithmetic and the printed total agree: no other assignment can say more.
      if (best?.assignment === assignment && best.score >= enough && labelScore(grid, assignment) >= allAgree)
        break;
    }
  }
  return best;
};

/** The net sum of lines, each less the discount row below it. */
export const sumOfLines = ({ lines }: LineRows) =>
  sumOf(
    lines.flatMap(({ numbers, allowance }) => [
      numbers.sum.value,
      ...(allowance === null ? [] : [allowance.value.abs().neg()]),
    ]),
  );

const scoreOf = (grid: Grid, assignment: Assignment, rows: LineRows, totals: PrintedTotals): number => {
  const { lines } = rows;
  if (lines.length === 0) return -Infinity;
  const closed = lines.filter((line) => line.closed).length;
  const adds = totals.has(sumOfLines(rows).toFixed(2)) ? 6 : 0;
  const isTrivial = lines.every(({ numbers }) => numbers.quantity?.text === '1') ? -1 : 0;
  return (
    (10 * closed) / lines.length +
    labelScore(grid, assignment) +
    adds +
    isTrivial +
    Math.min(closed, 24) * 0.5 +
    orderScore(rows)
  );
};

/** What tables usually look like: quantity before price before sum, prices with decimals, quantities with a unit. */
const orderScore = ({ lines }: LineRows): number => {
  const share = (test: (line: (typeof lines)[number]) => boolean): number =>
    lines.filter(test).length / lines.length;
  return (
    0.3 * share(({ numbers: { quantity, price } }) => (quantity?.box.x ?? 0) < (price?.box.x ?? 0)) +
    1.0 * share(({ numbers: { price, sum } }) => (price?.box.x ?? 0) < sum.box.x) +
    0.8 * share(({ numbers: { price } }) => price?.decimals === 2 || price?.decimals === 4) +
    0.6 * share(({ numbers: { sum } }) => sum.decimals === 2) +
    0.3 * share(({ numbers: { quantity } }) => quantity !== null && quantity.decimals !== 2)
  );
};
