import { decimal, rounded, zero } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
import type { Deal, Tolerance } from './deal-types.ts';

/** Whether a difference is more than a tolerance allows; the limit itself is allowed. */
export const exceeds = (difference: Decimal, tolerance: Tolerance, price: string): boolean =>
  tolerance.type === 'kr'
    ? difference.gt(decimal(tolerance.value))
    : difference.times('100').gt(decimal(tolerance.value).times(decimal(price)));

/** Whether what a tolerance allows, in kronor or percent, is as much as the price, so that nothing would ever alert. */
export const swallowsPrice = (type: 'amount' | 'percent', allowed: string, price: string): boolean =>
  decimal(allowed).gte(decimal(type === 'percent' ? '100' : price));

/**
 * Whether a difference from the price that a deal promised (its own, or a price break's) breaks it: dearer than its tolerance
 * upward, whose limit is still allowed. Paying less than agreed breaks nothing.
 */
export const dealAlerts = (
  { toleranceUp }: Pick<Deal, 'toleranceUp'>,
  difference: Decimal,
  promised: string,
): boolean => difference.gt(zero) && exceeds(difference, toleranceUp, promised);

/** What a tolerance allows of a price. */
const allowedOf = ({ type, value }: Tolerance, agreed: Decimal): Decimal =>
  type === 'kr' ? decimal(value) : agreed.times(decimal(value)).div('100');

/** The dearest price of a deal's lowest quantity that does not alert, half-up at six decimals. */
export const alertsAbove = ({ price, toleranceUp }: Pick<Deal, 'price' | 'toleranceUp'>): string => {
  const agreed = decimal(price);
  return rounded(agreed.plus(allowedOf(toleranceUp, agreed)), 6);
};

/** The lowest price of a deal's lowest quantity that is not told as cheaper, half-up at six decimals; null where every lower one is. */
export const toldBelow = ({ price, toleranceDown }: Pick<Deal, 'price' | 'toleranceDown'>): string | null => {
  const agreed = decimal(price);
  const allowed = allowedOf(toleranceDown, agreed);
  return allowed.gt(zero) ? rounded(agreed.minus(allowed), 6) : null;
};
