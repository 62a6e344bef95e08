import { decimal } from '#core/values/decimal.ts';
import type { DealTerms } from './contract-terms.ts';

/** Whether a tolerance is as large as the price, so that nothing would ever alert. */
export const swallowsPrice = ({
  price,
  breaks,
  tolerance,
}: Pick<DealTerms, 'price' | 'breaks' | 'tolerance'>): boolean => {
  const lowest = [price, ...breaks.map((each) => each.price)].reduce((a, b) =>
    decimal(b).lt(decimal(a)) ? b : a,
  );
  const limit = tolerance.type === 'percent' ? '100' : lowest;
  return [tolerance.up, tolerance.down].some((allowed) => decimal(allowed).gte(decimal(limit)));
};
