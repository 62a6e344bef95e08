import { csvTable } from '#core/reading/csv/csv-table.ts';
import { isEightBit, textOf } from '#core/reading/csv/csv-text.ts';
import type { SheetCell, Tables } from './sheet.ts';
import { tableLimits } from './table-refusal.ts';
import type { TableResult } from './table-refusal.ts';

/** How a spreadsheet writes text that would else be a number or a formula: `="0123"`, `'=text`. */
const ownText = (cell: string): SheetCell => {
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  if (/^'+[=+\-@\t\r]/.test(cell)) return cell.slice(1);
  return /^=[\p{L}\d(+-]/u.test(cell) ? { fault: 'formula' } : cell;
};

/**
 * Reads separated values: `;`, `,`, tab or `|`, in UTF-8, UTF-16 or Windows-1252. Refuses what has one column only, which
 * is what a delimiter of another kind looks like, and more rows than a list may have.
 */
export const csvTables = (bytes: Uint8Array): TableResult<Tables> => {
  const text = textOf(bytes);
  if (text.trim() === '') return { ok: false, code: 'import.file_empty' };
  const table = csvTable(text);
  if (table === null) return { ok: false, code: 'import.file_one_column' };
  if (table.rows.length > tableLimits.rows) return { ok: false, code: 'import.file_rows' };
  const rows: (readonly SheetCell[])[] = [];
  for (const [index, row] of table.rows.entries()) {
    const number = table.rowNumbers[index] ?? 0;
    // Rows of nothing are told by their number alone; a file of line ends is not a list of a million rows.
    while (rows.length < number - 1 && rows.length < 2 * tableLimits.rows) rows.push([]);
    rows.push(row.map(ownText));
  }
  const { delimiter } = table;
  const sheet = { name: '', rows, merges: [], delimiter, isEightBit: isEightBit(bytes) };
  return { ok: true, value: { format: 'csv', sheets: [sheet] } };
};
