import { cellText, type SheetCell } from '#core/tables/sheet.ts';
import { labelKey } from '#core/tables/label-key.ts';
import type { ImportMapping } from './import-mapping.ts';
import { type ImportField, importFields } from './import-field.ts';
import type { RowCode } from './row-codes.ts';

const sumWords =
  /^(?:summa|delsumma|s:a|totalt?|totalsumma|total sum|subtotal|sum|grand total)(?![\p{L}\d])/iu;

/** The cell of a field; `undefined` where no column holds it. */
export const fieldCell = (
  cells: readonly SheetCell[],
  { columns }: ImportMapping,
  field: ImportField,
): SheetCell | undefined => {
  const column = columns.findIndex((each) => each.field === field);
  return column === -1 ? undefined : cells[column];
};

/** Text as a cell is read: by what its signs mean, whatever form they have; a sign for nothing is nothing. */
export const readText = (written: string): string => {
  const text = written.normalize('NFKC').replaceAll(/\r\n?/g, '\n').trim();
  return /^(?:[-–—]+|saknas|n\/a|\?)$/i.test(text) ? '' : text;
};

/** The text of a field's cell; empty where it is missing or holds a sign for nothing. */
export const fieldText = (cells: readonly SheetCell[], mapping: ImportMapping, field: ImportField): string =>
  readText(cellText(fieldCell(cells, mapping, field)));

/** What a row is that promises no price: a sum, a heading or a footnote, the head again. `null`: it is a row of goods. */
export const idleRow = (cells: readonly SheetCell[], mapping: ImportMapping): RowCode | null => {
  const texts = cells.map(cellText);
  const filled = texts.filter((text) => text !== '');
  const number = fieldText(cells, mapping, 'articleNumber');
  if ((number === '' || sumWords.test(number)) && texts.some((text) => sumWords.test(text)))
    return 'import.row-sum';
  const { labels } = mapping.head;
  const again =
    filled.length > 1 &&
    texts.every((text, column) => text === '' || labelKey(text) === labelKey(labels[column] ?? ''));
  if (again) return 'import.row-head-again';
  const hasFault = cells.some((cell) => typeof cell !== 'string' && 'fault' in cell);
  if (filled.length === 1 && !hasFault && fieldText(cells, mapping, 'price') === '')
    return 'import.row-heading';
  return null;
};

/** A formula without a result in one of these stops no row. */
const excused: readonly ImportField[] = ['note', 'minimumQuantity', 'action'];

const read = importFields.filter((field) => !excused.includes(field));

/** The first read column whose formula has no result in the file, or an error. */
export const faultyField = (
  cells: readonly SheetCell[],
  mapping: ImportMapping,
): { readonly code: RowCode; readonly field: ImportField } | null => {
  for (const field of read) {
    const cell = fieldCell(cells, mapping, field);
    if (cell === undefined || typeof cell === 'string' || !('fault' in cell)) continue;
    return { code: cell.fault === 'formula' ? 'import.formula' : 'import.cell-error', field };
  }
  return null;
};

/** Whether something stands to the right of the head: a delimiter within a text, or a decimal comma, has moved the row's cells. */
export const isShifted = (cells: readonly SheetCell[], { head }: ImportMapping): boolean =>
  head.rows > 0 && cells.slice(head.labels.length).some((cell) => cellText(cell) !== '');
