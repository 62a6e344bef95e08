import { decimal, sumOf } from '../../values/decimal.ts';
import { noCurrency } from '../../invoices/currency.ts';
import type { Field } from '../head/choose-fields.ts';
import { csvLine } from './csv-line.ts';
import { csvCell, csvField, csvNumber, type CsvRow } from './csv-cell.ts';
import { type CsvMapping, csvHead, fittingMapping, mappingOfHead } from './csv-mapping.ts';
import { type CsvTable, csvTable } from './csv-table.ts';
import { csvKind } from './csv-kind.ts';
import { textOf } from './csv-text.ts';
import { dateOrder, printedDate } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { draftHead } from '../head/draft-head.ts';
import type { Doubt, DraftInvoice, HeadField, Reading, ReadLine } from '../reading.ts';

/** A CSV file as read: one reading for each invoice number in it, or a single one without lines that says what it is instead. Without a mapping the table is what a person maps. */
export interface CsvReading {
  readonly table: CsvTable;
  readonly mapping: CsvMapping | null;
  readonly readings: readonly Reading[];
}

const mostRows = 20_000;

/** Reads a CSV file by a kept mapping, else by the labels of its first row. `null` when it is no table of at least two columns. */
export const readCsv = (bytes: Uint8Array, mappings: readonly CsvMapping[] = []): CsvReading | null => {
  const table = csvTable(textOf(bytes));
  if (table === null || table.rows.length > mostRows) return null;
  const kept = fittingMapping(table.rows, mappings);
  const cells = table.rows.flat();
  const marks = { decimalMark: markOf(cells), dateOrder: dateOrder(cells, false) };
  const mapping = kept ?? mappingOfHead(table.rows[0] ?? [], marks);
  // Whoever has said what the columns mean has said that they are an invoice's.
  const kind = kept === null ? csvKind(table.rows, mapping) : null;
  if (kind !== null) {
    const said = mapping ?? { ...noMapping, ...marks };
    return { table, mapping, readings: [{ ...readingOf([], said, false, false), kind }] };
  }
  if (mapping === null) return { table, mapping, readings: [] };
  const isHeaded =
    mapping.head.length > 0 && csvHead(table.rows[0] ?? []).join('|') === mapping.head.join('|');
  const rows = table.rows.map((row, at): CsvRow => ({ at, cells: row })).slice(isHeaded ? 1 : 0);
  const groups = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const number = csvCell(row, mapping, 'number');
    groups.set(number, [...(groups.get(number) ?? []), row]);
  }
  return {
    table,
    mapping,
    readings: [...groups.values()].map((group) =>
      readingOf(group, mapping, kept !== null, table.isMisquoted),
    ),
  };
};

const noMapping = { version: 1, head: [], columns: [], supplier: null, currency: null } as const;

/** The mark of cells that are nothing but a number with decimals. */
const markOf = (cells: readonly string[]): DecimalMark => {
  const count = (pattern: RegExp): number => cells.filter((cell) => pattern.test(cell)).length;
  return count(/^-?[\d ]+\.\d{1,4}$/) > count(/^-?[\d .]+,\d{1,4}$/) ? '.' : ',';
};

const amounts = ['taxExclusive', 'taxTotal', 'taxInclusive', 'payable'] as const;
const dates = ['issueDate', 'dueDate'] as const;
const codes = [
  'number',
  'currency',
  'supplier',
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
  'reference',
] as const;

const readingOf = (
  rows: readonly CsvRow[],
  mapping: CsvMapping,
  isKept: boolean,
  isMisquoted: boolean,
): Reading => {
  const read = rows.map((row, index) => csvLine(row, mapping, index + 1));
  const lines = read
    .filter((line) => line !== null)
    .map((line, index): ReadLine => ({ ...line, line: { ...line.line, lineNo: index + 1 } }));
  const fields: Partial<Record<HeadField, Field>> = {};
  const take = (role: HeadField, valueOf: (text: string) => string | null): void => {
    for (const row of rows) {
      const value = valueOf(csvCell(row, mapping, role));
      if (value !== null && value !== '') fields[role] ??= csvField(row, mapping, role, value);
    }
  };
  for (const role of codes) take(role, (text) => text);
  for (const role of dates) take(role, (text) => printedDate(text, mapping.dateOrder));
  for (const role of amounts) take(role, (text) => csvNumber(text, mapping));
  const invoice = draftOf(fields, mapping, lines);
  const doubts: Doubt[] = [
    ...(lines.length === 0 ? (['lines-missing'] as const) : []),
    ...(isKept ? [] : (['columns-unlabelled'] as const)),
    ...(lines.every(({ confidence }) => confidence > 0.9) ? [] : (['line-arithmetic'] as const)),
    ...(lines.every(({ line }) => line.quantity !== null && line.price !== null)
      ? []
      : (['line-incomplete'] as const)),
    ...(lines.every(({ line }) => line.name !== '') ? [] : (['line-unnamed'] as const)),
    ...(addsUp(invoice) ? [] : (['line-sum'] as const)),
    ...(isMisquoted || read.includes(null) ? (['rows-unread'] as const) : []),
    ...(invoice.number === null ? (['number'] as const) : []),
    ...(invoice.issueDate === null ? (['issue-date'] as const) : []),
    ...(invoice.currency === noCurrency ? (['currency'] as const) : []),
  ];
  return { invoice, lines, fields, vat: [], charges: [], doubts, trusted: doubts.length === 0, layout: null };
};

/** Whether the lines make the net that the file states, as far as it states one. */
const addsUp = ({ lines, taxExclusive }: DraftInvoice): boolean =>
  taxExclusive === null || sumOf(lines.map(({ sum }) => decimal(sum))).eq(taxExclusive);

const draftOf = (
  fields: Partial<Record<HeadField, Field>>,
  mapping: CsvMapping,
  lines: readonly ReadLine[],
): DraftInvoice => {
  const value = (name: HeadField): string | null => fields[name]?.value ?? null;
  return {
    ...draftHead(value, value('supplier') ?? mapping.supplier),
    currency: value('currency') ?? mapping.currency ?? noCurrency,
    creditNote: false,
    lines: lines.map(({ line }) => line),
    charges: [],
    vat: [],
    lineNet: null,
    taxExclusive: value('taxExclusive'),
    taxTotal: value('taxTotal'),
    taxInclusive: value('taxInclusive'),
    prepaid: null,
    rounding: null,
    payable: value('payable'),
    precedingInvoices: [],
  };
};
