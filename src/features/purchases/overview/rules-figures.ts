import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';

/** The sum of net amounts, in hundredths. */
export const totalOf = (rows: readonly { readonly net: string }[]): string =>
  rounded(sumOf(rows.map((row) => decimal(row.net))), 2);

/** Percent with one decimal, half-up; null when there is nothing to compare with. */
export const percentOf = (part: string, whole: string): string | null =>
  decimal(whole).eq('0') ? null : fixed(decimal(part).times('100').div(decimal(whole)), 1);

/** Percent by which an amount has changed, with one decimal; null when there was nothing before. */
export const changeOf = (now: string, before: string | null): string | null =>
  before === null ? null : percentOf(decimal(now).minus(decimal(before)).toFixed(), before);

/** Days of a period, both ends included; an open end is the first or last of `rows`, which are in order. At least 1. */
export const dayCount = (
  rows: readonly { readonly date: string }[],
  period: { readonly from: string | null; readonly to: string | null },
): number => {
  const first = period.from ?? rows[0]?.date;
  const last = period.to ?? rows.at(-1)?.date;
  if (first === undefined || last === undefined) return 1;
  return Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
};
