import { decimal } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
import type { Deal, Tolerance } from './types.ts';

const exceeds = (difference: Decimal, tolerance: Tolerance, price: string): boolean =>
  tolerance.type === 'kr'
    ? difference.gt(decimal(tolerance.value))
    : difference.times('100').gt(decimal(tolerance.value).times(decimal(price)));

/** Whether a difference from the deal's price is outside its tolerance; the limit itself is allowed. */
export const dealAlerts = (deal: Deal, difference: Decimal): boolean =>
  exceeds(difference, deal.toleranceUp, deal.price) ||
  exceeds(difference.times('-1'), deal.toleranceDown, deal.price);
