import { type DateOrder, printedDate } from './printed-date.ts';

export type Reader = (
  text: string,
  order: DateOrder,
) => { readonly value: string; readonly certainty: number } | null;

/** A text without the punctuation around it. */
export const clean = (text: string): string => text.replace(/^[:#.,;(\s]+/, '').replace(/[:.,;)\s]+$/, '');

/** Reads a date, as `YYYY-MM-DD`. */
export const date: Reader = (text, order) => {
  const value = printedDate(text, order);
  return value === null ? null : { value, certainty: 1 };
};

/** Reads a number as suppliers give their documents: one word with a digit that is neither a date nor an amount. */
export const code: Reader = (text, order) => {
  const value = clean(text);
  if (!/^[A-Z0-9][A-Z0-9/_.-]*$/i.test(value) || !/\d/.test(value) || printedDate(value, order) !== null)
    return null;
  if (/^\d+[.,]\d\d$/.test(value) || /@|www\./.test(text) || value.length > 30) return null;
  return { value, certainty: /^\d{1,2}$/.test(value) ? 0.6 : 0.9 };
};
