import { decimal } from '#core/values/decimal.ts';
import type { Deal } from './deal-types.ts';

/**
 * What a deal promises for a line's quantity: the price of the highest break that the quantity reaches, below all of them the
 * deal's own, which is also that of a quantity that is not known. Source: DEALS.md, section 1.
 */
export const promisedPrice = (
  { price, breaks }: Pick<Deal, 'price' | 'breaks'>,
  quantity: string | null,
): string => {
  if (quantity === null) return price;
  const bought = decimal(quantity);
  let reached: Deal['breaks'][number] | null = null;
  for (const each of breaks) {
    if (decimal(each.from).gt(bought)) continue;
    if (reached === null || decimal(each.from).gt(decimal(reached.from))) reached = each;
  }
  return reached?.price ?? price;
};
