import { isCalendarDate } from '../../values/calendar-date.ts';
import { months } from './month-names.ts';

/** Whether `05/06/2026` is the fifth of June or the sixth of May. */
export type DateOrder = 'day-first' | 'month-first';

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const iso = (year: string, month: string, day: string): string | null => {
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
};

const named = (year: string, name: string, day: string): string | null => {
  const month = months.findIndex((pattern) => pattern.test(name.toLowerCase()));
  return month < 0 ? null : iso(year, String(month + 1), day);
};

/** The ISO day of a printed date, the whole text; `null` when it is none. */
export const printedDate = (text: string, order: DateOrder): string | null => {
  const clean = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^[(:\s]+/, '')
    .replace(/[.,;:)\s]+$/, '');
  const [, y = '', , m = '', d = ''] =
    /^((?:19|20)\d\d)([-./ ])(\d\d?)\2(\d\d?)$/.exec(clean) ??
    /^((?:19|20)\d\d)()(\d\d)(\d\d)$/.exec(clean) ??
    [];
  if (y !== '') return iso(y, m, d);
  // Two digits with hyphens are the Swedish short form, year first.
  const [, yy = '', ym = '', yd = ''] = /^(\d\d)-(\d\d)-(\d\d)$/.exec(clean) ?? [];
  if (yy !== '') return iso(yy, ym, yd);
  const [, one = '', two = '', year = ''] =
    /^(\d\d?) ?[./-] ?(\d\d?)(?: ?[./-] ?| )['’]?(\d{4}|\d\d)$/.exec(clean) ?? [];
  if (year !== '') {
    const dayFirst = iso(year, two, one);
    const monthFirst = iso(year, one, two);
    return order === 'month-first' && clean.includes('/')
      ? (monthFirst ?? dayFirst)
      : (dayFirst ?? monthFirst);
  }
  const [, day = '', name = '', of = ''] =
    /^(\d\d?)(?:\.|st|nd|rd|th|er|:e)?[- ]?(?:de |den |of )?([\p{L}]{3,10})\.?,?[- ]((?:19|20)\d\d|\d\d)$/iu.exec(
      clean,
    ) ?? [];
  if (of !== '') return named(of, name, day);
  const [, first = '', on = '', at = ''] =
    /^([\p{L}]{3,10})\.? (\d\d?)(?:st|nd|rd|th)?,? ((?:19|20)\d\d)$/iu.exec(clean) ?? [];
  return at === '' ? null : named(at, first, on);
};

/** What the dates of a document say about their order: one that has no thirteenth month settles it. */
export const dateOrder = (texts: readonly string[], isAmerican: boolean): DateOrder => {
  let balance = 0;
  for (const text of texts) {
    const [, one = '0', two = '0'] = /^(\d\d?)\/(\d\d?)\/(?:\d{4}|\d\d)$/.exec(text) ?? [];
    if (Number(one) > 12) balance++;
    if (Number(two) > 12) balance--;
  }
  if (balance !== 0) return balance > 0 ? 'day-first' : 'month-first';
  return isAmerican ? 'month-first' : 'day-first';
};
