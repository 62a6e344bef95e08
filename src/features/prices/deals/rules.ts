import { swallowsPrice } from '#core/price-watch/deal-tolerance.ts';
import { decimal } from '#core/values/decimal.ts';
import type { DealTerms } from './contract-terms.ts';

/** Whether a tolerance swallows the deal's price, or that of a break. */
export const isSwallowed = ({
  price,
  breaks,
  tolerance,
}: Pick<DealTerms, 'price' | 'breaks' | 'tolerance'>): boolean => {
  const lowest = [price, ...breaks.map((each) => each.price)].reduce((a, b) =>
    decimal(b).lt(decimal(a)) ? b : a,
  );
  return [tolerance.up, tolerance.down].some((allowed) => swallowsPrice(tolerance.type, allowed, lowest));
};
