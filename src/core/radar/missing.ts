import { compareText } from '../values/compare-text.ts';
import { daysBetween, daysBefore } from '../values/calendar.ts';
import { numberGaps } from './missing-numbers.ts';
import type { MissingInvoice, ReceivedInvoice } from './received.ts';
import { silences } from './silence.ts';

/** How far back what is missing is still told. */
const toldDays = 120;

/** How far back a supplier's habits are its habits. */
const habitDays = 540;

/**
 * What seems to be missing from one supplier in one unit (DEALS.md, section 7, "Missing invoices"), oldest first. `busyDays` are the
 * days on which the unit has invoices of anybody: a restaurant that is closed hears of no one. The order of either list does not matter.
 */
export const missingInvoices = (
  received: readonly ReceivedInvoice[],
  busyDays: readonly string[],
  today: string,
): MissingInvoice[] => {
  const since = daysBefore(today, habitDays);
  const once = [...new Map(received.map((one) => [one.id, one])).values()]
    .filter(({ date }) => date >= since && date <= today)
    .toSorted(
      (a, b) => compareText(a.date, b.date) || compareText(a.number, b.number) || compareText(a.id, b.id),
    );
  const busy = [...new Set(busyDays)].filter((day) => day >= since && day <= today).toSorted();
  const gaps = numberGaps(once, today);
  const quiet = silences(once, busy, today).filter(
    // What is told by its number is not told again by its days.
    ({ after, before }) =>
      !gaps.some((gap) => gap.after.date <= (before?.date ?? today) && gap.before.date >= after.date),
  );
  return [...gaps, ...quiet]
    .filter(({ before }) => before === null || daysBetween(before.date, today) <= toldDays)
    .toSorted((a, b) => compareText(a.after.date, b.after.date) || compareText(a.subject, b.subject));
};
