import { daysAfter } from '#core/values/calendar.ts';
import { printedDate } from '#core/reading/words/printed-date.ts';
import type { SheetCell } from '#core/tables/sheet.ts';
import { isCalendarDate } from '#core/values/calendar-date.ts';

/** What the three figures of a day are, in their order. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';

const orders: readonly DateOrder[] = ['ymd', 'dmy', 'mdy'];

/** A list agrees on prices of these years; two figures of a year are one of them, whatever could also be meant. */
const years = { from: 2020, to: 2045 };

const openEnd =
  /^(?:tills ?vidare|tv|t\.v\.?|until further notice|open|öppen|löpande|(?:9999|2099)[-./ ]?12[-./ ]?31|31[-./ ]?12[-./ ]?(?:9999|2099))$/i;

const isoOf = (year: string, month: string, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year;
  if (year.length === 2 && (Number(full) < years.from || Number(full) > years.to)) return null;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
};

const parts = (text: string): readonly [string, string, string, string] | null => {
  const [, one = '', sign = '', two = '', three = ''] =
    /^(\d{1,4})([-./ ])\s?(\d{1,2})\2\s?(\d{1,4})$/.exec(text.replace(dayAndMonth, '$1/$2/$3')) ?? [];
  return one === '' ? null : [one, sign, two, three];
};

/** `1/12-26`, `1/12 2026`: the day, the month, and a year apart. */
const dayAndMonth = /^(\d{1,2})\/(\d{1,2})[- ]\s?(\d{4}|\d\d)$/;

/** The day that figures say in an order; `null` when they cannot. */
const inOrder = (text: string, order: DateOrder): string | null => {
  const found = parts(text);
  if (found === null || (dayAndMonth.test(text) && order !== 'dmy')) return null;
  const [one, sign, two, three] = found;
  if (order === 'ymd')
    return one.length === 2 || one.length === 4 ? (three.length > 2 ? null : isoOf(one, two, three)) : null;
  if (one.length > 2 || (three.length !== 2 && three.length !== 4)) return null;
  // Nobody who writes dots puts the month first.
  if (order === 'mdy') return sign === '.' ? null : isoOf(three, one, two);
  return isoOf(three, two, one);
};

/** The orders in which a text of figures is a day; empty for what is no such text. */
export const possibleOrders = (text: string): DateOrder[] =>
  orders.filter((order) => inOrder(text, order) !== null);

/** A spreadsheet counts days from here. */
const firstDay = '1899-12-30';

/** Figures alone: `20261201`, `261201`, or a spreadsheet's count of days. */
const compact = (digits: string): string | null => {
  const [, y = '', m = '', d = ''] = /^(\d{4}|\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (y !== '') return isoOf(y, m, d);
  const days = /^\d{5}$/.test(digits) ? Number(digits) : 0;
  return days >= 42_000 && days <= 55_000 ? daysAfter(firstDay, days) : null;
};

/** A date cell as read. `ambiguous`: figures that are different days in different orders, none of them proven. */
export type DateReading =
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ambiguous'; readonly days: readonly string[] }
  | { readonly kind: 'invalid' };

const ambiguousOr = (days: readonly string[]): DateReading => {
  const [only, ...more] = [...new Set(days)];
  if (only === undefined) return { kind: 'invalid' };
  return more.length === 0 ? { kind: 'date', value: only } : { kind: 'ambiguous', days: [only, ...more] };
};

const withoutTime = (text: string): string =>
  text.replace(/[T ]\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\.\d+)?Z?$/, '');

/** Reads a day; `allowed` are the orders that the whole list allows, or the one that a person said. */
export const readDate = (cell: SheetCell | undefined, allowed: readonly DateOrder[]): DateReading => {
  if (cell === undefined) return { kind: 'empty' };
  if (typeof cell !== 'string' && 'fault' in cell) return { kind: 'invalid' };
  if (typeof cell !== 'string' && 'date' in cell)
    return openEnd.test(cell.date) ? { kind: 'open' } : { kind: 'date', value: cell.date };
  const text = typeof cell === 'string' ? withoutTime(cell.normalize('NFKC').trim()) : cell.number;
  if (text === '' || /^[-–—]$/.test(text)) return { kind: 'empty' };
  if (openEnd.test(text)) return { kind: 'open' };
  if (/^\d+$/.test(text)) {
    const day = compact(text);
    return day === null ? { kind: 'invalid' } : { kind: 'date', value: day };
  }
  if (/\p{L}/u.test(text)) {
    const named = printedDate(text, 'day-first');
    return named === null ? { kind: 'invalid' } : { kind: 'date', value: named };
  }
  const own = possibleOrders(text);
  const agreed = own.filter((order) => allowed.includes(order));
  return ambiguousOr((agreed.length > 0 ? agreed : own).flatMap((order) => inOrder(text, order) ?? []));
};

/** The orders in which every day of the cells can be read; all of them when the cells contradict each other. */
export const agreedOrders = (cells: Iterable<SheetCell | undefined>): readonly DateOrder[] => {
  let left: readonly DateOrder[] = orders;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = withoutTime(cell.normalize('NFKC').trim());
    const own = possibleOrders(text);
    // A year of four figures in front says nothing of how the others are written.
    if (own.length === 0 || /^\d{4}/.test(text)) continue;
    left = left.filter((order) => own.includes(order));
    if (left.length === 0) return orders;
  }
  return left;
};
