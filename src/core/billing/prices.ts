import { decimal, fixed, rounded } from '../values/decimal.ts';
import type { PaidPlan } from './standing.ts';

/** What a plan costs, as the provider's price says it. Amounts are plain decimals without VAT. */
export interface PlanPrice {
  readonly plan: PaidPlan;
  /** The provider's name of it. */
  readonly priceId: string;
  /** For one unit and one period. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Months of a period. */
  readonly months: number;
  /** What a unit and month is listed at, where the period is cheaper than that. */
  readonly listedMonthly: string | null;
}

/** What units cost for a period. */
export const priceOf = ({ amount }: PlanPrice, units: number): string =>
  fixed(decimal(amount).times(String(units)), 2);

/** How much cheaper a period is than its months as listed, in whole per cent; null where it is not. */
export const discountPercent = ({ amount, months, listedMonthly }: PlanPrice): string | null => {
  if (listedMonthly === null) return null;
  const listed = decimal(listedMonthly).times(String(months));
  if (listed.lte('0')) return null;
  const percent = rounded(decimal('1').minus(decimal(amount).div(listed)).times('100'), 0);
  return decimal(percent).gt('0') ? percent : null;
};

/** A plain decimal of a currency's hundredths, as providers count money. */
export const ofMinor = (minor: number): string => fixed(decimal(String(minor)).div('100'), 2);
