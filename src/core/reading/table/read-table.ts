import { bareGrid } from './bare-table.ts';
import { chooseTable, type TableReading } from './choose-table.ts';
import { gridsOf } from './grid.ts';
import { withoutIncluded } from './included-lines.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { settledBody } from './settle-columns.ts';
import { tableBodies } from './table-body.ts';
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
  const headed = chooseTable(gridsOf(tableBodies(pages).map(settledBody), mark), printed);
  const isRead = headed?.rows.lines.some(({ closed }) => closed) === true;
  const table = isRead ? headed : (chooseTable([bareGrid(pages, mark)], printed) ?? headed);
  return table === null ? null : withoutIncluded(table, printed);
};
