import { decimal } from '../../values/decimal.ts';

/**
 * BT-149 applies to both prices, but a base quantity on the gross price alone is often left over from another price: it
 * counts when the line's sum comes out with it.
 */
export const provenBase = (
  base: string | null,
  quantity: string | null,
  price: string | null,
  sum: string | null,
): string | null => {
  if (base === null || quantity === null || price === null || sum === null || decimal(base).eq('0'))
    return null;
  const product = decimal(quantity).times(decimal(price)).div(decimal(base));
  return product.minus(decimal(sum)).abs().lte('0.02') ? base : null;
};
