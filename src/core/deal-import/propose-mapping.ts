import { cellText, type Sheet, type SheetCell } from '#core/tables/sheet.ts';
import { couldBe, looksLike } from './column-content.ts';
import { agreedOrders, type DateOrder, readDate } from './date-cell.ts';
import { findHead, headKey, type Head } from './find-head.ts';
import { type LabelMeaning, labelMeaning } from './head-words.ts';
import type { Certainty, ImportField } from './import-field.ts';
import type { ImportChoice, ImportColumn, ImportMapping, KeptMapping } from './import-mapping.ts';
import { columnMark, type DecimalMark, readNumber } from './number-cell.ts';

const sampled = 400;
const shownSamples = 3;

type Guess = Readonly<{ field: ImportField; certainty: Certainty }> | null;

const cellsBelow = (sheet: Sheet, { first, rows }: Head, column: number, most: number): SheetCell[] => {
  const found: SheetCell[] = [];
  for (let at = first + rows; at < sheet.rows.length && found.length < most; at += 1) {
    const cell = sheet.rows[at]?.[column] ?? '';
    if (typeof cell !== 'string' || cell.trim() !== '') found.push(cell);
  }
  return found;
};

/** Fields of which a general label, as `Artikel` over names, leaves no doubt where nothing else in the list looks like it. */
const tellable: ReadonlySet<ImportField> = new Set(['articleNumber', 'name', 'unit']);

/** Whether no other column can be meant: of those that name something else none may be, of the rest none looks like it. */
const isOnly = (
  field: ImportField,
  column: number,
  meanings: readonly (LabelMeaning | null)[],
  samples: readonly (readonly SheetCell[])[],
): boolean =>
  tellable.has(field) &&
  samples.every((cells, at) =>
    at === column
      ? looksLike(cells).includes(field)
      : meanings[at] !== null || !looksLike(cells).includes(field),
  );

/** By the labels: each field goes to the column that names it most exactly. */
const byLabel = (labels: readonly string[], samples: readonly (readonly SheetCell[])[]): Guess[] => {
  const meanings = labels.map(labelMeaning);
  return labels.map((_, column) => {
    const meaning = meanings[column] ?? null;
    if (meaning === null) return null;
    const { field, strength } = meaning;
    const rivals = meanings.flatMap((other, at) =>
      other?.field === field && at !== column ? [{ at, ...other }] : [],
    );
    if (rivals.some(({ at, strength: its }) => its > strength || (its === strength && at < column)))
      return null;
    const doubted =
      (strength === 1 && !isOnly(field, column, meanings, samples)) ||
      rivals.some(({ strength: its }) => its === strength) ||
      !couldBe(field, samples[column] ?? []);
    return { field, certainty: doubted ? 'likely' : 'certain' };
  });
};

/** Fields that a list cannot do without are looked for among its other columns, by what stands in them. */
const byContent = (guesses: readonly Guess[], samples: readonly (readonly SheetCell[])[]): Guess[] => {
  const taken = new Set(guesses.flatMap((guess) => (guess === null ? [] : [guess.field])));
  const wanted: readonly ImportField[] = ['articleNumber', 'name', 'price', 'unit', 'validFrom', 'validTo'];
  return guesses.map((guess, column) => {
    if (guess !== null) return guess;
    const field = looksLike(samples[column] ?? []).find((each) => wanted.includes(each) && !taken.has(each));
    if (field === undefined) return null;
    taken.add(field);
    return { field, certainty: 'likely' };
  });
};

/** `Artikel` over numbers is the number, when no other column is. */
const numbersUnderName = (guesses: readonly Guess[], samples: readonly (readonly SheetCell[])[]): Guess[] => {
  const hasNumber = guesses.some((guess) => guess?.field === 'articleNumber');
  return guesses.map((guess, column) =>
    !hasNumber && guess?.field === 'name' && !couldBe('name', samples[column] ?? [])
      ? { field: 'articleNumber', certainty: 'likely' }
      : guess,
  );
};

const columnsOf = (
  labels: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  said: readonly (ImportField | null)[] | null,
  kept: KeptMapping | null,
): ImportColumn[] => {
  const guesses = byContent(numbersUnderName(byLabel(labels, samples), samples), samples);
  return samples.map((cells, column) => {
    const guess = guesses[column] ?? null;
    const [field, certainty]: readonly [ImportField | null, Certainty] =
      said !== null
        ? [said[column] ?? null, 'said']
        : kept !== null
          ? [kept.fields[column] ?? null, 'certain']
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
  }: { readonly choice: ImportChoice; readonly kept: readonly KeptMapping[]; readonly today: string },
): ImportMapping => {
  const head = findHead(sheet);
  const width = sheet.rows
    .slice(head.first)
    .reduce((most, row) => Math.max(most, row.length), head.labels.length);
  const labels = Array.from({ length: Math.min(width, 200) }, (_, column) => head.labels[column] ?? '');
  const samples = labels.map((_, column) => cellsBelow(sheet, head, column, sampled));
  const key = headKey(head).join('|');
  const before = head.rows === 0 ? null : (kept.find((mapping) => mapping.head.join('|') === key) ?? null);
  const columns = columnsOf(labels, samples, choice.fields, before);
  const numbers = cellsOf(sheet, head, columns, ['price', 'toleranceAmount']);
  const mark: DecimalMark | null = choice.decimalMark ?? columnMark(numbers) ?? before?.decimalMark ?? null;
  const days = cellsOf(sheet, head, columns, ['validFrom', 'validTo']);
  const dateOrders = ordersOf(days, choice.dateOrder, before?.dateOrder ?? null);
  return {
    head,
    columns,
    decimalMark: mark,
    isMarkOpen: numbers.some((cell) => readNumber(cell, mark).kind === 'ambiguous'),
    dateOrders,
    isOrderOpen: days.some((cell) => readDate(cell, dateOrders).kind === 'ambiguous'),
    validFrom: choice.validFrom ?? today,
    validTo: choice.validTo,
  };
};
