import { decimal, fixed, sumOf, zero, type Decimal } from '../values/decimal.ts';
import type { FileColumn, FileRow } from './column.ts';

/** Adds up the columns that are added up, one row at a time, so that no row has to be kept. */
export interface ColumnSums {
  readonly add: (row: FileRow) => void;
  /** How many rows there were. */
  readonly rows: () => number;
  /** By column, exact with two decimals; null where a column has no sum, or where rows are in several currencies. */
  readonly sums: () => readonly (string | null)[];
}

/** Sums of a file's columns. */
export const columnSums = (columns: readonly Pick<FileColumn, 'isSummed'>[]): ColumnSums => {
  const totals: Decimal[] = columns.map(() => zero);
  const currencies = new Set<string>();
  let rows = 0;
  return {
    add: ({ cells, currency }) => {
      rows += 1;
      if (currency !== null) currencies.add(currency);
      for (const [at, { isSummed }] of columns.entries()) {
        const cell = cells[at] ?? null;
        if (isSummed && cell !== null) totals[at] = sumOf([totals[at] ?? zero, decimal(cell)]);
      }
    },
    rows: () => rows,
    sums: () =>
      columns.map(({ isSummed }, at) =>
        isSummed && currencies.size < 2 ? fixed(totals[at] ?? zero, 2) : null,
      ),
  };
};
