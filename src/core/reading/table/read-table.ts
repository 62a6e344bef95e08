import { labelScore } from './assignment.ts';
import { bareGrid } from './bare-table.ts';
import { labelledGrid } from '../columns/labelled-rows.ts';
import { allAgree, chooseTable, type TableReading, withFurther } from './choose-table.ts';
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
  const others = headed !== null && isTold(headed) ? [] : headless(pages, printed, mark);
  const [best] = others.toSorted((one, other) => other.score - one.score);
  if (best !== undefined && (headed === null || best.score > headed.score)) return best;
  const isRead = headed?.rows.lines.some(({ closed }) => closed) === true;
  const table = isRead ? headed : (chooseTable([bareGrid(pages, mark)], printed) ?? headed);
  if (table === null) return null;
  const whole =
    table === headed && bodies.length > 1
      ? withFurther(table, [...gridsOf(bodies, mark), ...gridsOf(bodies, mark, true)], printed)
      : table;
  return withoutIncluded(whole, printed);
};

/** Whether labels and arithmetic say of every line what its figures are. */
const isTold = ({ grid, assignment, rows }: TableReading): boolean =>
  labelScore(grid, assignment) >= allAgree && exactLines(rows, assignment) === rows.lines.length;

const better = (one: TableReading | null, other: TableReading | null): TableReading | null =>
  other === null || (one !== null && one.score >= other.score) ? one : other;

/** Tables whose rows multiply by a sign, or name each of their figures. */
const headless = (
  pages: Parameters<typeof productGrid>[0],
  printed: ReadonlySet<string>,
  mark: DecimalMark,
) =>
  [productGrid(pages, mark), labelledGrid(pages, mark)].flatMap((grid) => {
    if (grid === null) return [];
    const shared = grid.columns.find(({ role }) => role === 'discount');
    const discount = shared === undefined ? null : { column: shared.key, kind: 'percent' as const };
    const assignment = { ...productAssignment, discount };
    const rows = lineRows(grid, assignment);
    const score = scoreOf(grid, assignment, rows, printed);
    return rows.lines.length === 0 ? [] : [{ grid, assignment, rows, score }];
  });
