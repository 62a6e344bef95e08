const dayLength = 86_400_000;

const midnight = (date: string): number => {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${date.slice(0, 40)}`);
  return time;
};

/** So many days after an ISO date. */
export const daysAfter = (date: string, days: number): string =>
  new Date(midnight(date) + days * dayLength).toISOString().slice(0, 10);

/** So many days before an ISO date. */
export const daysBefore = (date: string, days: number): string => daysAfter(date, -days);

/** The day before an ISO date. */
export const dayBefore = (date: string): string => daysBefore(date, 1);

/** Whole days from one ISO date to another; `0` for the same day. */
export const daysBetween = (from: string, to: string): number => (midnight(to) - midnight(from)) / dayLength;

/** The day of the week of an ISO date; 0 for Monday. */
export const weekdayOf = (date: string): number => (new Date(midnight(date)).getUTCDay() + 6) % 7;
