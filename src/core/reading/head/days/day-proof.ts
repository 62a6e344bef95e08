import { daysBetween } from '../../../values/calendar.ts';
import type { Row } from '../../words/rows.ts';
import { cellsOf } from '../../words/cells.ts';
import { type DateOrder, printedDate } from '../../words/printed-date.ts';
import type { Fields } from '../choose-fields.ts';
import { fieldValue } from '../field-values.ts';
import { labelledWords } from '../label-search.ts';

const term = /(?<![\d-])(\d{1,3})\s*(dagar|dgr?|dage|dager|days|tage|jours|giorni|gg|dagen)(?!\p{L})/giu;
const ofPayment = /villkor|netto|terms|betal|zahl|pagamento|paiement|betaling|förfall|kredit/i;

// `Zahlungsziel 15 Tage netto` says in how many days.
const ofDays = /^\d{1,3} ?(dagar|dgr?|dage|dager|days|tage|jours|giorni|gg|dagen)\b/i;

// A value below its label is as near as this.
const [below, mostOfDay] = [0.7, 3];

/** In how many days the pages say that is to be paid, where they say it once; `null` otherwise. */
const termOf = (pages: readonly (readonly Row[])[]): number | null => {
  const rows = pages.flat().map(({ words }) => words.map(({ text }) => text).join(' '));
  const found = new Set(
    rows.flatMap((row, at) =>
      ofPayment.test(`${rows[at - 1] ?? ''} ${row}`)
        ? [...row.matchAll(term)].map(([, days]) => Number(days))
        : [],
    ),
  );
  const [days] = found;
  return found.size === 1 && days !== undefined && days > 0 ? days : null;
};

/** Every day that a page prints in a cell or a word of its own. */
const daysOn = (rows: readonly Row[], order: DateOrder): string[] =>
  rows.flatMap((row) =>
    [...cellsOf(row), ...row.words].flatMap(({ text }) => printedDate(text, order) ?? []),
  );

/**
 * Whether the terms of payment say that another day of the first page is the document's: that one and the term make the day it is
 * due, and the one that was taken does not.
 */
const isDayContradicted = (pages: readonly (readonly Row[])[], fields: Fields, order: DateOrder): boolean => {
  const [issue, due, days] = [fields.get('issueDate')?.value, fields.get('dueDate')?.value, termOf(pages)];
  if (issue === undefined || due === undefined || days === null) return false;
  return (
    daysBetween(issue, due) !== days &&
    daysOn(pages[0] ?? [], order).some((day) => day !== issue && daysBetween(day, due) === days)
  );
};

/** Whether figures stand behind a label of the day when to pay, and no such day was read. */
const isDueLost = (pages: readonly (readonly Row[])[], fields: Fields): boolean =>
  !fields.has('dueDate') &&
  pages
    .flatMap((rows) => labelledWords(rows))
    .some(
      ({ field, strength, nearness, words }) =>
        field === 'dueDate' &&
        strength === 3 &&
        nearness >= below &&
        !ofDays.test(words.map(({ text }) => text).join(' ')) &&
        // A narrow cell has the day above its year.
        /^\d{1,2}\.?$|^20\d\d$/.test(words.find(({ text }) => text.toLowerCase() !== 'den')?.text ?? ''),
    );

/** Whether one printed day was taken for both: of two labels it is one's alone. */
const isOneDay = (fields: Fields): boolean => {
  const [issue, due] = [fields.get('issueDate')?.place ?? null, fields.get('dueDate')?.place ?? null];
  return (
    issue !== null &&
    due !== null &&
    issue.page === due.page &&
    issue.box.x === due.box.x &&
    issue.box.y === due.box.y
  );
};

/** Whether each label that means nothing else gives another day when to pay than the one that was read. */
const isDueRivalled = (pages: readonly (readonly Row[])[], fields: Fields, order: DateOrder): boolean => {
  const [issue, due] = [fields.get('issueDate')?.value, fields.get('dueDate')?.value];
  if (due === undefined) return false;
  const others = pages
    .flatMap((rows) => labelledWords(rows))
    .filter(({ field, strength, nearness }) => field === 'dueDate' && strength === 3 && nearness >= below)
    .flatMap(({ words }) => fieldValue('dueDate', words.slice(0, mostOfDay), order)?.value ?? []);
  return others.some((day) => day !== due && (issue === undefined || day >= issue)) && !others.includes(due);
};

/** What speaks against the days that were read. */
export const dayDoubts = (
  pages: readonly (readonly Row[])[],
  fields: Fields,
  order: DateOrder,
): { readonly isDayContradicted: boolean; readonly isDueLost: boolean } => ({
  isDayContradicted: isDayContradicted(pages, fields, order) || isOneDay(fields),
  isDueLost: isDueLost(pages, fields) || isDueRivalled(pages, fields, order),
});
