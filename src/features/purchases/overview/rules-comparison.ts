import { dayBefore } from '#core/values/calendar.ts';

/** The days an overview is about, and the days before that they are held against; ISO dates, both ends inclusive. */
export interface Comparison {
  readonly from: string;
  /** Today at the latest. */
  readonly to: string;
  readonly previousFrom: string;
  /** The same day of the period before, so that as many days are compared. */
  readonly previousTo: string;
  /** The last day of the whole period before. */
  readonly previousUntil: string;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The same day `months` earlier, or the last of that month when it is shorter. */
const earlier = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** What a calendar period that begins at `from` and ends at `until` is compared with, seen from `today`. */
export const comparisonOf = (
  period: 'month' | 'quarter' | 'year',
  { from, to: until }: { readonly from: string; readonly to: string },
  today: string,
): Comparison => {
  const to = until < today ? until : today;
  const previousUntil = dayBefore(from);
  const sameDay = earlier(to, monthsOf[period]);
  return {
    from,
    to,
    previousFrom: earlier(from, monthsOf[period]),
    previousTo: to === until ? previousUntil : sameDay,
    previousUntil,
  };
};
