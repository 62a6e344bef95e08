import { nextDigest } from '#features/account/notifications/rules.ts';

const dayLength = 86_400_000;

const swedishDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** 0 for Monday. */
const weekdayOf = (date: string): number => (new Date(timeOf(date)).getUTCDay() + 6) % 7;

/** A week from Monday to Sunday with the one before it, as ISO dates, and its number (ISO 8601). */
export interface Week {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly previousNumber: number;
  readonly previousFrom: string;
  readonly previousTo: string;
}

/** A week's number: that of the year in which its Thursday lies. */
const numberOf = (monday: string): number => {
  const thursday = dateOf(timeOf(monday) + 3 * dayLength);
  const firstOfYear = timeOf(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((timeOf(thursday) - firstOfYear) / dayLength / 7) + 1;
};

/** The last whole week before a moment, by Sweden's calendar. */
export const weekBefore = (now: Date): Week => {
  const today = swedishDate.format(now);
  const monday = timeOf(today) - weekdayOf(today) * dayLength;
  const ago = (days: number): string => dateOf(monday - days * dayLength);
  const from = ago(7);
  const previousFrom = ago(14);
  return {
    number: numberOf(from),
    from,
    to: ago(1),
    previousNumber: numberOf(previousFrom),
    previousFrom,
    previousTo: ago(8),
  };
};

/** The next instant after `now` at which it is Monday, 07:00 in Sweden. */
export const nextWeekly = (now: Date): Date => {
  let at = nextDigest(now);
  while (weekdayOf(swedishDate.format(at)) !== 0) at = nextDigest(at);
  return at;
};
