import { labelScore } from './assignment.ts';
import { bareGrid } from './bare-table.ts';
import { allAgree, chooseTable, type TableReading } from './choose-table.ts';
import { gridsOf } from './grid.ts';
import { withoutIncluded } from './included-lines.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { settledBodies } from './settle-columns.ts';
import { tableBodies } from './table-body.ts';
import { productAssignment, productGrid } from './product-rows.ts';
import { lineRows } from './line-rows.ts';
import { exactLines, scoreOf } from './table-score.ts';
import type { TotalCandidate } from '../totals/total-candidates.ts';

/** The amounts that stand at labels of totals. */
export const printedValues = (candidates: readonly TotalCandidate[]): Set<string> =>
  new Set(candidates.map(({ value }) => value.toFixed(2)));

/** The table of lines: one with a head that is known, or else one that only its arithmetic shows. `null` without any line. */
export const readTable = (
  pages: readonly (readonly Row[])[],
  candidates: readonly TotalCandidate[],
  mark: DecimalMark,
): TableReading | null => {
  const printed = printedValues(candidates);
  const bodies = settledBodies(tableBodies(pages));
  const known = chooseTable(gridsOf(bodies, mark), printed);
  const headed =
    known !== null && isTold(known)
      ? known
      : better(known, chooseTable(gridsOf(bodies, mark, true), printed));
  const multiplied = headed !== null && isTold(headed) ? null : productTable(pages, printed, mark);
  if (multiplied !== null && (headed === null || multiplied.score > headed.score)) return multiplied;
  const isRead = headed?.rows.lines.some(({ closed }) => closed) === true;
  const table = isRead ? headed : (chooseTable([bareGrid(pages, mark)], printed) ?? headed);
  return table === null ? null : withoutIncluded(table, printed);
};

/** Whether labels and arithmetic say of every line what its figures are. */
const isTold = ({ grid, assignment, rows }: TableReading): boolean =>
  labelScore(grid, assignment) >= allAgree && exactLines(rows, assignment) === rows.lines.length;

const better = (one: TableReading | null, other: TableReading | null): TableReading | null =>
  other === null || (one !== null && one.score >= other.score) ? one : other;

/** A table whose rows multiply by a sign; `null` where none do. */
const productTable = (
  pages: readonly (readonly Row[])[],
  printed: ReadonlySet<string>,
  mark: DecimalMark,
): TableReading | null => {
  const grid = productGrid(pages, mark);
  if (grid === null) return null;
  const rows = lineRows(grid, productAssignment);
  const score = scoreOf(grid, productAssignment, rows, printed);
  return rows.lines.length === 0 ? null : { grid, assignment: productAssignment, rows, score };
};
