import { decimal, rounded, sumOf } from '#core/values/decimal.ts';
import { daysBetween } from '#core/values/calendar.ts';

/** A monitored line as far as a year is told by it. */
export interface Purchase {
  readonly date: string;
  readonly quantity: string;
}

/** What an article is bought of in a year. */
export interface YearlyQuantity {
  /** Half-up at six decimals. */
  readonly quantity: string;
  /** Too few purchases to know it. */
  readonly isEstimated: boolean;
}

const year = 365;
/** A rhythm takes three dates over four weeks; one delivery says no more of a year than a month would. */
const fewestDates = 3;
const shortestRhythm = 28;
const shortestSpan = 30;

const quantityOf = (purchases: readonly Purchase[]) =>
  sumOf(purchases.map(({ quantity }) => decimal(quantity)));

/**
 * The quantity of a year: what the 365 days up to the newest purchase brought; of a shorter history, its rhythm without the
 * newest delivery, which has not been used yet; else what was bought, spread over at least 30 days. `null` without
 * purchases. Source: DEALS.md, section 4, "Kronor a year".
 */
export const yearlyQuantity = (purchases: readonly Purchase[]): YearlyQuantity | null => {
  const dates = [...new Set(purchases.map(({ date }) => date))].toSorted();
  const [first] = dates;
  const newest = dates.at(-1);
  if (first === undefined || newest === undefined) return null;
  const days = daysBetween(first, newest);
  if (days >= year) {
    const lastYear = purchases.filter(({ date }) => daysBetween(date, newest) < year);
    return { quantity: rounded(quantityOf(lastYear), 6), isEstimated: false };
  }
  const perYear = (bought: readonly Purchase[], over: number): string =>
    rounded(quantityOf(bought).times(String(year)).div(String(over)), 6);
  if (dates.length >= fewestDates && days >= shortestRhythm) {
    const used = purchases.filter(({ date }) => date !== newest);
    return { quantity: perYear(used, days), isEstimated: false };
  }
  return { quantity: perYear(purchases, Math.max(days, shortestSpan)), isEstimated: true };
};
