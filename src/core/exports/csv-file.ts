import type { FileColumn } from './column.ts';

export type FileLanguage = 'sv' | 'en';

/** The sign between cells, and the one between kronor and öre, as spreadsheets of the language read them (DEALS.md, section 8). */
export const csvSigns: Readonly<Record<FileLanguage, { readonly cells: string; readonly decimals: string }>> =
  {
    sv: { cells: ';', decimals: ',' },
    en: { cells: ',', decimals: '.' },
  };

/** Stands before the first row, so that spreadsheets read UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Text that no spreadsheet runs (R44): an apostrophe stands before what begins as a formula, and before one that already has
 * apostrophes there, so that `ownText` of `core/tables` gives back exactly what was written.
 */
export const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const written = (cell: string): string => (/[";,|\t\r\n]|^\s|\s$/.test(cell) ? quoted(cell) : cell);

/** A decimal with two decimals at least: `0` is `0.00`, and what has more keeps them. */
export const withDecimals = (number: string): string => {
  const [whole = '', parts = ''] = number.split('.');
  return `${whole}.${parts.padEnd(2, '0')}`;
};

/** A row of labels or values; numbers that we write ourselves are not escaped. Ends with a line end (RFC 4180). */
export const csvRow = (
  cells: readonly (string | null)[],
  columns: readonly Pick<FileColumn, 'kind'>[] | null,
  language: FileLanguage,
): string => {
  const { cells: between, decimals } = csvSigns[language];
  const texts = cells.map((cell, at) => {
    const kind = columns?.[at]?.kind ?? 'text';
    if (cell === null) return '';
    if (kind === 'text') return written(harmless(cell));
    if (kind === 'date') return cell;
    return (kind === 'money' ? withDecimals(cell) : cell).replace('.', decimals);
  });
  return `${texts.join(between)}\r\n`;
};
