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

const dayLength = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same day `months` earlier, or the last of that month when it is shorter. */
const earlier = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1 - months, Math.min(day, last)));
};

/** What a calendar period that begins at `from` and ends at `until` is compared with, seen from `today`. */
export const comparisonOf = (
  period: 'month' | 'quarter' | 'year',
  { from, to: until }: { readonly from: string; readonly to: string },
  today: string,
): Comparison => {
  const to = until < today ? until : today;
  const previousUntil = iso(Date.parse(from) - dayLength);
  const sameDay = earlier(to, monthsOf[period]);
  return {
    from,
    to,
    previousFrom: earlier(from, monthsOf[period]),
    previousTo: to === until ? previousUntil : sameDay,
    previousUntil,
  };
};

/** The running total after each day of a period, from 0 before the first; for drawing, so in kronor as a number. */
export const runningTotals = (
  days: readonly { readonly date: string; readonly net: string }[],
  from: string,
  to: string,
): number[] => {
  const nets = new Map(days.map((day) => [day.date, Number(day.net)]));
  const totals = [0];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayLength) {
    totals.push((totals.at(-1) ?? 0) + (nets.get(iso(time)) ?? 0));
  }
  return totals;
};

/** Days from one date to another. */
export const daysAfter = (from: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(from)) / dayLength);

/** The first day of each month that begins within a period. */
export const monthStarts = (from: string, to: string): string[] => {
  const starts: string[] = [];
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  for (let index = day === 1 ? month - 1 : month; ; index += 1) {
    const start = iso(Date.UTC(year, index, 1));
    if (start > to) return starts;
    starts.push(start);
  }
};
