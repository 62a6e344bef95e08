import type { TableReading } from './choose-table.ts';
import { sumOfLines } from './sum-of-lines.ts';
import { type PrintedTotals } from './table-score.ts';

/**
 * Leaves out rows that are part of the line above them (`incl. fee 4,24`): those without quantity × price, where only the
 * other lines add up to a printed total. They count as unread, so that a person looks.
 */
export const withoutIncluded = (table: TableReading, totals: PrintedTotals): TableReading => {
  const { rows } = table;
  const closed = rows.lines.filter((line) => line.closed);
  const left = { ...rows, lines: closed, unread: rows.unread + rows.lines.length - closed.length };
  const adds = (of: typeof rows): boolean => totals.has(sumOfLines(of).toFixed(2));
  return closed.length > 0 && !adds(rows) && adds(left) ? { ...table, rows: left } : table;
};
