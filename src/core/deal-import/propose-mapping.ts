import { labelKey } from '#core/tables/label-key.ts';
import { cellText, type Sheet, type SheetCell } from '#core/tables/sheet.ts';
import { looksLike } from './column-content.ts';
import { agreedOrders, type DateOrder, readDate } from './date-cell.ts';
import { findHead, headKey, type Head } from './find-head.ts';
import { guessColumns } from './guess-columns.ts';
import { isElsewhere, labelMeaning } from './head-words.ts';
import type { Certainty, ImportField } from './import-field.ts';
import type { ImportChoice, ImportColumn, ImportMapping, KeptMapping } from './import-mapping.ts';
import type { BoughtArticle } from './import-row.ts';
import { columnMark, type DecimalMark, readNumber } from './number-cell.ts';
import { noTerms, priceLabel, type PriceTerms } from './price-label.ts';
import { statedOfFile } from './stated-period.ts';

const sampled = 400;
const shownSamples = 3;

const cellsBelow = (sheet: Sheet, { first, rows }: Head, column: number, most: number): SheetCell[] => {
  const found: SheetCell[] = [];
  for (let at = first + rows; at < sheet.rows.length && found.length < most; at += 1) {
    const cell = sheet.rows[at]?.[column] ?? '';
    if (typeof cell !== 'string' || cell.trim() !== '') found.push(cell);
  }
  return found;
};

const columnsOf = (
  labels: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  said: readonly (ImportField | null)[] | null,
  kept: KeptMapping | null,
  { hidden, bought }: { readonly hidden: ReadonlySet<number>; readonly bought: ReadonlySet<string> },
): ImportColumn[] => {
  const guesses = guessColumns(labels, samples, hidden, bought);
  return samples.map((cells, column) => {
    const guess = guesses[column] ?? null;
    const [field, certainty]: readonly [ImportField | null, Certainty] =
      said !== null
        ? [said[column] ?? null, 'said']
        : kept !== null
          ? [hidden.has(column) ? null : (kept.fields[column] ?? null), 'certain']
          : [guess?.field ?? null, guess?.certainty ?? 'certain'];
    const shown = [...new Set(cells.map(cellText))].slice(0, shownSamples);
    return { label: labels[column] ?? '', samples: shown, field, certainty };
  });
};

/** The cells of the columns that hold one of the fields, from top to bottom. */
const cellsOf = (
  sheet: Sheet,
  head: Head,
  columns: readonly ImportColumn[],
  fields: readonly ImportField[],
): SheetCell[] =>
  columns.flatMap(({ field }, column) =>
    field !== null && fields.includes(field) ? cellsBelow(sheet, head, column, Infinity) : [],
  );

const ordersOf = (
  days: readonly SheetCell[],
  said: DateOrder | null,
  kept: DateOrder | null,
): readonly DateOrder[] => {
  if (said !== null) return [said];
  const agreed = agreedOrders(days);
  return kept !== null && agreed.includes(kept) ? [kept] : agreed;
};

const termsOf = (label: string): PriceTerms => {
  const found = priceLabel(label);
  return found === null || found === 'other' ? noTerms : found;
};

/** The days of rows that state none: as a person says, else as the prices' label or the file above its table does. */
const daysOf = (
  stated: { readonly validFrom: string | null; readonly validTo: string | null },
  { day }: PriceTerms,
  choice: ImportChoice,
  today: string,
): Pick<ImportMapping, 'validFrom' | 'validTo' | 'isStartStated'> => {
  const from = day ?? stated.validFrom;
  const to = choice.validTo ?? stated.validTo;
  return {
    validFrom: choice.validFrom ?? from ?? today,
    validTo: to === 'open' ? null : to,
    isStartStated: choice.validFrom === null && from !== null,
  };
};

const hasOpenDays = (columns: readonly ImportColumn[], samples: readonly (readonly SheetCell[])[]): boolean =>
  columns.every(({ field }) => field !== 'validFrom') &&
  columns.some(
    ({ field, label }, at) =>
      field === null && !isElsewhere(label) && looksLike(samples[at] ?? []).includes('validFrom'),
  );

/** Whether whole prices stand before a column of two digits each in all rows: an unquoted `12,50` between commas. */
const isSplit = (columns: readonly ImportColumn[], samples: readonly (readonly SheetCell[])[]): boolean => {
  const at = columns.findIndex(({ field }) => field === 'price');
  const [whole, rest] = [samples[at] ?? [], samples[at + 1] ?? []];
  return (
    whole.length > 0 &&
    rest.length === whole.length &&
    whole.every((cell) => /^\d+$/.test(cellText(cell))) &&
    rest.every((cell) => typeof cell === 'string' && /^\d\d$/.test(cell.trim()))
  );
};

/** Where a second table begins beside the first one: its labels are the first one's again, a price among them. */
const twinOf = (labels: readonly string[]): number | null => {
  const keys = labels.map(labelKey);
  const at = keys.findIndex((key, column) => column > 1 && key !== '' && key === keys.find(Boolean));
  const first = keys.slice(0, at).filter(Boolean);
  const second = keys.slice(at).filter(Boolean);
  const isAgain = at > 0 && first.length > 1 && first.every((key, column) => second[column] === key);
  return isAgain && labels.slice(at).some((label) => labelMeaning(label)?.field === 'price') ? at : null;
};

/**
 * How a sheet is read: by what a person says of it, else as the supplier's lists with this head were read before, else by
 * the head's labels and by what stands in the columns. Marks and orders come from the whole column, never from one cell.
 */
export const proposeMapping = (
  sheet: Sheet,
  {
    choice,
    kept,
    today,
    articles = [],
  }: {
    readonly choice: ImportChoice;
    readonly kept: readonly KeptMapping[];
    readonly today: string;
    readonly articles?: readonly Pick<BoughtArticle, 'articleNumber'>[];
  },
): ImportMapping => {
  const head = findHead(sheet);
  const width = sheet.rows
    .slice(head.first)
    .reduce((most, row) => Math.max(most, row.length), head.labels.length);
  const labels = Array.from({ length: Math.min(width, 200) }, (_, column) => head.labels[column] ?? '');
  const samples = labels.map((_, column) => cellsBelow(sheet, head, column, sampled));
  const key = headKey(head).join('|');
  const before = head.rows === 0 ? null : (kept.find((mapping) => mapping.head.join('|') === key) ?? null);
  const columns = columnsOf(labels, samples, choice.fields, before, {
    hidden: new Set(sheet.hidden?.columns),
    bought: new Set(articles.flatMap(({ articleNumber }) => articleNumber ?? [])),
  });
  const numbers = cellsOf(sheet, head, columns, ['price', 'toleranceAmount']);
  const mark: DecimalMark | null = choice.decimalMark ?? columnMark(numbers) ?? before?.decimalMark ?? null;
  const days = cellsOf(sheet, head, columns, ['validFrom', 'validTo']);
  const dateOrders = ordersOf(days, choice.dateOrder, before?.dateOrder ?? null);
  const priced = columns.find(({ field }) => field === 'price')?.label ?? '';
  const price = termsOf(priced);
  const { isWithVat } = statedOfFile(sheet, head);
  return {
    head,
    columns,
    decimalMark: mark,
    isMarkOpen: numbers.some((cell) => readNumber(cell, mark).kind === 'ambiguous'),
    dateOrders,
    isOrderOpen: days.some((cell) => readDate(cell, dateOrders).kind === 'ambiguous'),
    ...daysOf(statedOfFile(sheet, head), price, choice, today),
    price,
    isWithVat: isWithVat && !/ex/iu.test(priced),
    isPeriodOpen: choice.fields === null && before === null && hasOpenDays(columns, samples),
    isEightBit: sheet.isEightBit === true,
    isSplit: sheet.delimiter === ',' && isSplit(columns, samples),
    twin: twinOf(labels),
    hasCustomers: new Set(cellsOf(sheet, head, columns, ['customer']).map(cellText)).size > 1,
  };
};
