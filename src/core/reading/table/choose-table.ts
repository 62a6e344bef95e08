import { type Assignment, assignmentsOf, labelScore } from './assignment.ts';
import type { Grid } from './grid.ts';
import { type LineRows, lineRows } from './line-rows.ts';
import { sumOfLines } from './sum-of-lines.ts';
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

/** The assigned columns of a table by the keys that another one has for the same figures; `null` where it has none for some. */
const renamed = (
  { assignment: own }: TableReading,
  other: Assignment,
): ReadonlyMap<string, string> | null => {
  const pairs = [
    [other.sum, own.sum],
    [other.quantity, own.quantity],
    [other.price, own.price],
    [other.discount?.column ?? null, own.discount?.column ?? null],
  ].filter(([key]) => key !== null);
  return pairs.every((pair): pair is [string, string] => pair[1] !== null) ? new Map(pairs) : null;
};

const joined = (table: TableReading, other: TableReading): TableReading | null => {
  const keys = renamed(table, other.assignment);
  if (keys === null) return null;
  const rows = other.grid.rows.map((row) => ({
    ...row,
    columns: new Map(
      [...row.columns].flatMap(([key, tokens]) => [[keys.get(key) ?? `beside ${key}`, tokens]]),
    ),
  }));
  const grid = { ...table.grid, rows: [...table.grid.rows, ...rows] };
  const read = lineRows(grid, table.assignment);
  const isWhole =
    read.lines.length === table.rows.lines.length + other.rows.lines.length &&
    read.lines.every(({ closed }) => closed);
  return isWhole ? { ...table, grid, rows: read } : null;
};

/**
 * A table with the lines of further ones below heads of their own, as of deposits below drinks: only where each line of those closes to
 * the öre and all together come to a printed total.
 */
export const withFurther = (
  table: TableReading,
  grids: readonly Grid[],
  totals: PrintedTotals,
): TableReading => {
  const last = table.grid.rows.at(-1)?.row;
  const headers = new Set(table.grid.rows.map(({ header }) => header));
  const below = grids.filter(({ rows: [first] }) => {
    if (first === undefined || last === undefined || headers.has(first.header)) return false;
    const { page, box } = first.row;
    return page > last.page || (page === last.page && box.y > last.box.y);
  });
  const further = below.length === 0 ? null : chooseTable(below, totals);
  if (further === null || exactLines(further.rows, further.assignment) < further.rows.lines.length)
    return table;
  const all = joined(table, further);
  return all !== null && totals.has(sumOfLines(all.rows).toFixed(2)) ? all : table;
};
