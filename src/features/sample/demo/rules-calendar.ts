import { daysBetween } from '#core/values/calendar.ts';
import type { SampleSupplier } from './rules-suppliers.ts';

const dayLength = 86_400_000;

/** The ISO date a number of days later; earlier with a negative one. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** A Monday; weeks are counted from it, so that a rhythm of two weeks does not depend on when the year begins. */
const firstMonday = '2024-01-01';

/** The dates on which a supplier delivers in a period, oldest first; `weekly` takes one delivery a week at most. */
export const deliveryDates = (
  { weekdays, everyOtherWeek }: Pick<SampleSupplier, 'weekdays' | 'everyOtherWeek'>,
  { from, to, weekly }: { readonly from: string; readonly to: string; readonly weekly: boolean },
): readonly string[] => {
  const chosen = weekly ? weekdays.slice(0, 1) : weekdays;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => daysAfter(from, at));
  return days.filter((day) => {
    const week = Math.floor(daysBetween(firstMonday, day) / 7);
    return chosen.includes(weekdayOf(day)) && (!everyOtherWeek || week % 2 === 0);
  });
};
