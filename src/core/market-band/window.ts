import { daysAfter, daysBefore } from '../values/calendar.ts';

/** Days of purchases behind a band, and days that have passed since the last of them (DEALS.md, section 5). */
const windowDays = 90;
const closedDays = 30;

/** Months that figures stay when no newer ones may be published. */
const monthsShown = 6;

/** Months in which a published set is remembered, so that none that comes near it follows. */
const monthsRemembered = 12;

/** The days whose purchases a month's snapshot tells of, both included. ISO dates. */
export interface BandWindow {
  readonly from: string;
  readonly to: string;
}

/** The month of a day, as its first day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The window of the snapshot that is made in a month: the same on whichever of its days it is made. */
export const windowOf = (month: string): BandWindow => {
  const to = daysBefore(monthOf(month), closedDays);
  return { from: daysAfter(to, 1 - windowDays), to };
};

const monthsBefore = (month: string, months: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
};

/** The earliest month whose figures are shown on a day. */
export const oldestShown = (day: string): string => monthsBefore(monthOf(day), monthsShown - 1);

/** The earliest month whose sets are remembered in another; older ones only where they are the last. */
export const oldestRemembered = (month: string): string => monthsBefore(month, monthsRemembered);
