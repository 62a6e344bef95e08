import { decimal, zero } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
import type { Deal, Tolerance } from './types.ts';

/** Whether a difference is more than a tolerance allows; the limit itself is allowed. */
export const exceeds = (difference: Decimal, tolerance: Tolerance, price: string): boolean =>
  tolerance.type === 'kr'
    ? difference.gt(decimal(tolerance.value))
    : difference.times('100').gt(decimal(tolerance.value).times(decimal(price)));

/**
 * Whether a difference from the deal's price breaks it: dearer than its tolerance upward, whose limit is still allowed. Paying
 * less than agreed breaks nothing.
 */
export const dealAlerts = (deal: Deal, difference: Decimal): boolean =>
  difference.gt(zero) && exceeds(difference, deal.toleranceUp, deal.price);
