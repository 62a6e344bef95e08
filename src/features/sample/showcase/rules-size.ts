import { daysBetween } from '#core/values/calendar.ts';
import type { SampleSize } from '#features/sample/demo/rules-size.ts';
import { sampleSizes } from '#features/sample/demo/rules-size.ts';

/** Days on which the VAT on food changed (prop. 2025/26:55). */
const vatChanges = ['2028-01-01', '2026-04-01'];

/** A year and a month, so that every month can be compared with the same one a year ago. */
const usualDays = 396;

/**
 * How much the demo shows on a month's eve: its last month by delivery, what was before by month, and as far back as the
 * last change of the VAT on food, so that there are invoices on both of its sides.
 */
export const showcaseSizeOf = (eve: string): SampleSize => {
  const change = vatChanges.find((day) => day < eve) ?? eve;
  const dayOfMonth = Number(eve.slice(8));
  return {
    ...sampleSizes.small,
    days: Math.max(usualDays, daysBetween(change, eve) + 62),
    recentDays: 0,
    monthlyBefore: dayOfMonth - 1,
    isNamedExample: true,
  };
};
