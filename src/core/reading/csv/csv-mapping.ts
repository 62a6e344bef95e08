import { labelText } from '../words/label-text.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { type CsvRole, csvRole } from './csv-role.ts';

/** What the columns of a supplier's CSV files are, as its head or a person says. Plain data, kept per supplier. */
export interface CsvMapping {
  readonly version: 1;
  /** The head of the files that it is for, as compared; empty for files without one, which are told by their number of columns. */
  readonly head: readonly string[];
  /** By column; `null` for one that is not needed. */
  readonly columns: readonly (CsvRole | null)[];
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  /** Stated for files that do not name their sender or currency. */
  readonly supplier: string | null;
  readonly currency: string | null;
}

export const csvHead = (row: readonly string[]): string[] =>
  row.map((cell) => labelText(cell.replaceAll('_', ' ')));

/** The mapping that a first row names by its labels; `null` when it is no head of lines. Of two columns of one role the first counts. */
export const mappingOfHead = (
  row: readonly string[],
  marks: Pick<CsvMapping, 'decimalMark' | 'dateOrder'>,
): CsvMapping | null => {
  const roles = row.map(csvRole);
  const columns = roles.map((role, index) => (roles.indexOf(role) === index ? role : null));
  const isHead = columns.includes('sum') || (columns.includes('quantity') && columns.includes('price'));
  if (!isHead || row.some((cell) => /^-?\d+([.,]\d+)?$/.test(cell))) return null;
  return { version: 1, head: csvHead(row), columns, ...marks, supplier: null, currency: null };
};

/** The kept mapping that fits a table: by its head, or for one without a head by its number of columns. */
export const fittingMapping = (
  rows: readonly (readonly string[])[],
  mappings: readonly CsvMapping[],
): CsvMapping | null => {
  const [first = []] = rows;
  const head = csvHead(first).join('|');
  return (
    mappings.find((mapping) => mapping.head.length > 0 && mapping.head.join('|') === head) ??
    mappings.find((mapping) => mapping.head.length === 0 && mapping.columns.length === first.length) ??
    null
  );
};
