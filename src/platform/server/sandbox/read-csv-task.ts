import type { CsvMapping } from '#core/reading/csv/csv-mapping.ts';
import { readCsv } from '#core/reading/csv/read-csv.ts';
import type { Reading } from '#core/reading/reading.ts';
import type { Task } from './task.ts';

/** A table file as read: its first rows, what its columns mean, and a reading for each invoice in it. */
export interface SheetRead {
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
  readonly mapping: CsvMapping | null;
  /** The mapping is one of those that were given. */
  readonly isKept: boolean;
  readonly readings: readonly Reading[];
}

const [shownRows, shownCells, shownLetters, mostInvoices] = [20, 200, 200, 500];

const isMapping = (said: unknown): said is CsvMapping =>
  typeof said === 'object' && said !== null && 'version' in said && said.version === 1;

const mappingsOf = (said: unknown): readonly CsvMapping[] =>
  Array.isArray(said) ? said.filter(isMapping) : [];

/** Task: reads a table file; the argument holds the mappings that people said. Null: it is no table, or of too many invoices. */
export const readCsvTask: Task = (bytes, _emit, argument): { readonly sheet: SheetRead | null } => {
  const mappings = mappingsOf(argument);
  const read = readCsv(bytes, mappings);
  if (read === null || read.readings.length > mostInvoices) return { sheet: null };
  const { table, mapping, readings } = read;
  const rows = table.rows
    .slice(0, shownRows)
    .map((row) => row.slice(0, shownCells).map((cell) => cell.slice(0, shownLetters)));
  const isKept = mapping !== null && mappings.includes(mapping);
  return { sheet: { rows, rowCount: table.rows.length, mapping, isKept, readings } };
};
