import { daysAfter, daysBefore, daysBetween, weekdayOf } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { nextDigest } from '#features/account/notifications/rules.ts';

/** What a summary is about, with the span before it to compare with, as ISO dates. */
export interface Span {
  /** The week's (ISO 8601); null for a day. */
  readonly number: number | null;
  readonly from: string;
  readonly to: string;
  readonly previousNumber: number | null;
  readonly previousFrom: string;
  readonly previousTo: string;
}

/** A week from Monday to Sunday with the one before it. */
export interface Week extends Span {
  readonly number: number;
  readonly previousNumber: number;
}

/** How often a summary comes. */
export type DigestPace = 'daily' | 'weekly';

/** A week's number: that of the year in which its Thursday lies. */
const numberOf = (monday: string): number => {
  const thursday = daysAfter(monday, 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};

/** The last whole week before a moment, by Sweden's calendar. */
export const weekBefore = (now: Date): Week => {
  const today = swedishDate(now);
  const monday = daysBefore(today, weekdayOf(today));
  const ago = (days: number): string => daysBefore(monday, days);
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

/** The day before a moment, by Sweden's calendar, with the same day of the week before. */
export const dayBefore = (now: Date): Span => {
  const day = daysBefore(swedishDate(now), 1);
  const previous = daysBefore(day, 7);
  return {
    number: null,
    from: day,
    to: day,
    previousNumber: null,
    previousFrom: previous,
    previousTo: previous,
  };
};

/** The next instant after `now` at which it is Monday, 07:00 in Sweden. */
export const nextWeekly = (now: Date): Date => {
  let at = nextDigest(now);
  while (weekdayOf(swedishDate(at)) !== 0) at = nextDigest(at);
  return at;
};
