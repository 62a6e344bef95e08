import { decimal } from '../values/decimal.ts';
import type { BandFigures } from './figures.ts';

/** Where a price lies against the middle half of the market. */
export type BandPlace = 'over' | 'within' | 'under';

/** Above the upper end, below the lower, or between, the ends included. Both for one unit, as decimal strings. */
export const placeIn = ({ low, high }: Pick<BandFigures, 'low' | 'high'>, price: string): BandPlace => {
  const paid = decimal(price);
  if (paid.gt(decimal(high))) return 'over';
  return paid.lt(decimal(low)) ? 'under' : 'within';
};
