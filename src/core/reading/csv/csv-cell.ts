import type { Field } from '../head/choose-fields.ts';
import type { CsvMapping } from './csv-mapping.ts';
import type { CsvRole } from './csv-role.ts';
import { printedNumber, valueOf } from '../words/printed-number.ts';

/** A row of a CSV file by what its columns hold. */
export interface CsvRow {
  /** Index among the rows of the file. */
  readonly at: number;
  readonly cells: readonly string[];
}

/** The cell of a role; empty where the mapping or the row has none. */
export const csvCell = ({ cells }: CsvRow, { columns }: CsvMapping, role: CsvRole): string =>
  cells[columns.indexOf(role)] ?? '';

/** A value and the cell that it stands in: a place's box counts columns and rows of the file, from 0. */
export const csvField = (row: CsvRow, { columns }: CsvMapping, role: CsvRole, value: string): Field => ({
  value,
  confidence: 1,
  place: { page: 1, box: { x: columns.indexOf(role), y: row.at, width: 1, height: 1 } },
});

/** The decimal string of a cell; `null` when it holds no number. */
export const csvNumber = (text: string, { decimalMark }: CsvMapping): string | null => {
  const printed = printedNumber(text.replaceAll(/\s+/g, ' '));
  return printed === null ? null : valueOf(printed, decimalMark);
};
