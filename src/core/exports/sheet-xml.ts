import type { FileColumn } from './column.ts';

/** Styles of cells by their place in `styles.xml`. */
export const cellStyles = {
  plain: 0,
  head: 1,
  text: 2,
  /** Text that begins as a formula stays text when a person edits it. */
  quoted: 3,
  date: 4,
  money: 5,
  number: 6,
  sum: 7,
  strong: 8,
  price: 9,
} as const;

/** More is cut: a cell of a spreadsheet holds no more. */
const longestCell = 32_767;

// XML 1.0 has no such signs at all; spreadsheets write them as `_x0007_`, and so must what already looks like that.
const foreign = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)|\r/g;
const marked = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside an element or an attribute; halves of pairs, which no encoding writes, become U+FFFD. */
export const xmlText = (text: string): string =>
  text
    .slice(0, longestCell)
    .toWellFormed()
    .replace(foreign, marked)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** `0` → `A`, `26` → `AA`. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/** Days since the spreadsheets' first one; null before 1900-03-01, where they count one day that never was. */
export const serialDay = (day: string): number | null => {
  const serial = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569;
  return Number.isFinite(serial) && serial >= 61 ? serial : null;
};

/** Spreadsheets keep fifteen digits; a longer number stays exact as text. */
const isExact = (number: string): boolean => number.replace(/^-?0*\.?0*/, '').replace('.', '').length <= 15;

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const numberCell = (at: string, number: string | number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${number}</v></c>`;

const beginsAsFormula = /^'*[=+\-@\t\r]/;

const cellOf = (at: string, value: string, kind: FileColumn['kind']): string => {
  if (kind === 'date') {
    const serial = serialDay(value);
    return serial === null ? textCell(at, value, cellStyles.text) : numberCell(at, serial, cellStyles.date);
  }
  if (kind === 'text')
    return textCell(at, value, beginsAsFormula.test(value) ? cellStyles.quoted : cellStyles.text);
  return isExact(value) ? numberCell(at, value, cellStyles[kind]) : textCell(at, value, cellStyles.text);
};

/** One row of values; `row` counts from 1, and an empty value has no cell. */
export const sheetRow = (
  row: number,
  cells: readonly (string | null)[],
  columns: readonly Pick<FileColumn, 'kind'>[],
): string => {
  const parts = cells.map((cell, at) =>
    cell === null || cell === '' ? '' : cellOf(columnName(at) + row, cell, columns[at]?.kind ?? 'text'),
  );
  return `<row r="${row}">${parts.join('')}</row>`;
};

const paneXml =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

const worksheet =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';

const widthsXml = (widths: readonly number[]): string =>
  widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');

/** What stands before the rows: a frozen head, and widths that show the labels. */
export const sheetStart = (columns: readonly FileColumn[]): string => {
  const widths = columns.map(({ width, label }) => Math.min(60, Math.max(width, label.length + 4)));
  const head = columns.map(({ label }, at) => textCell(`${columnName(at)}1`, label, cellStyles.head));
  return (
    `${worksheet}<sheetViews><sheetView tabSelected="1" workbookViewId="0">${paneXml}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widthsXml(widths)}</cols><sheetData><row r="1">${head.join('')}</row>`
  );
};

/** The area that the filter and the sums are about, of so many rows under the head. */
export const filterArea = (columns: readonly unknown[], rows: number): string =>
  `A1:${columnName(columns.length - 1)}${rows + 1}`;

/**
 * What stands after the rows: sums as formulas that follow the filter, with their results, and the filter itself. `sums` by
 * column; null has none, and a list without any has no row of them.
 */
export const sheetEnd = (
  columns: readonly FileColumn[],
  rows: number,
  sums: readonly (string | null)[],
  label: string,
): string => {
  const row = rows + 2;
  const cells = sums.map((sum, at) => {
    const name = columnName(at);
    if (sum === null) return at === 0 ? textCell(`A${row}`, label, cellStyles.strong) : '';
    return `<c r="${name}${row}" s="${cellStyles.sum}"><f>SUBTOTAL(109,${name}2:${name}${rows + 1})</f><v>${sum}</v></c>`;
  });
  const total = rows > 0 && sums.some((sum) => sum !== null) ? `<row r="${row}">${cells.join('')}</row>` : '';
  return `${total}</sheetData><autoFilter ref="${filterArea(columns, rows)}"/></worksheet>`;
};

/** A sheet of two columns that says what the file is: `facts` are label and value. */
export const factsSheet = (facts: readonly (readonly [label: string, value: string])[]): string => {
  const rows = facts.map(
    ([label, value], at) =>
      `<row r="${at + 1}">${textCell(`A${at + 1}`, label, cellStyles.strong)}${textCell(`B${at + 1}`, value, cellStyles.text)}</row>`,
  );
  return (
    `${worksheet}<sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `<cols>${widthsXml([24, 80])}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`
  );
};
