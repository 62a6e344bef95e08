import { decimal, fixed } from '#core/values/decimal.ts';
import { daysBetween } from '#core/values/calendar.ts';

/** A quantity bought over some days, both dates inclusive. */
export interface QuantityBought {
  readonly quantity: string;
  readonly firstDate: string;
  readonly lastDate: string;
}

/** A few deliveries in one week say little of a year: shorter spans count as this many days. */
const shortestSpan = 30;

/**
 * The difference in kronor that a changed price makes in a year at the rate the article is bought: `itemDiff` times the
 * quantity × 365 ÷ the days it was bought over (at least 30). Two decimals, half-up.
 */
export const yearlyImpact = (itemDiff: string, bought: QuantityBought): string => {
  const days = Math.max(daysBetween(bought.firstDate, bought.lastDate) + 1, shortestSpan);
  const aYear = decimal(bought.quantity).times('365').times(decimal(itemDiff));
  return fixed(aYear.div(String(days)), 2);
};
