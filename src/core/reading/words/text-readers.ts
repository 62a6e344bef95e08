import { type DateOrder, printedDate } from './printed-date.ts';

export type Reader = (
  text: string,
  order: DateOrder,
) => { readonly value: string; readonly certainty: number } | null;

/** A text without the punctuation around it. */
export const clean = (text: string): string =>
  text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^[:#.,;(\s]+/, '')
    .replace(/[:.,;)\s]+$/, '');

/** Reads a date, as `YYYY-MM-DD`. */
export const date: Reader = (text, order) => {
  // A narrow column breaks a day behind a hyphen.
  const whole = text.replaceAll(/(?<=\d-) (?=\d)/g, '');
  const value = printedDate(whole, order) ?? shortDate(clean(whole));
  return value === null ? null : { value, certainty: 1 };
};

/** `261005`, year first, as only a label makes it a day. */
const shortDate = (text: string): string | null => {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === '' ? null : printedDate(`20${year}-${month}-${day}`, 'day-first');
};

/** Numbers that are printed in groups: `88 120`, `F 000 412/26`, `FA 2026-118`. */
const grouped = /^(?:\d{1,3}(?: \d{3})+|\d{2,4} \d{3,6}|[A-ZÅÄÖ]{1,5} \d[\d/-]*(?: \d[\d/-]*)*)$/;

/**
 * Reads a number as suppliers give their documents: a word with a digit, or groups of one number, that is neither a date nor an
 * amount. Eight digits in one word may be both a number and a day.
 */
export const code: Reader = (text, order) => {
  // `NR 856082` below a title is its number.
  const value = clean(text).replace(/^(nr|no)\.?:? (?=\d)/i, '');
  if (value.includes(' '))
    return grouped.test(value) && printedDate(value, order) === null && value.length <= 20
      ? { value, certainty: 0.9 }
      : null;
  if (/^20\d{6}$/.test(value))
    return { value, certainty: printedDate(value, 'day-first') === null ? 0.9 : 0.75 };
  // Small firms count from one each year.
  if (/^(?:20\d\d:\d{1,6}|\d\d:\d{3,6})$/.test(value)) return { value, certainty: 0.9 };
  if (
    !/^[A-ZÅÄÖÆØ0-9][A-ZÅÄÖÆØ0-9/_.-]*$/i.test(value) ||
    !/\d/.test(value) ||
    printedDate(value, order) !== null
  )
    return null;
  if (/^\d+[.,]\d\d$/.test(value) || /@|www\./.test(text) || value.length > 30) return null;
  return { value, certainty: /^\d{1,2}$/.test(value) ? 0.6 : 0.9 };
};
