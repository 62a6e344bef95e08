import { decimal } from '#core/values/decimal.ts';
import { exceeds } from './deal-tolerance.ts';
import { fixedDealOn } from './deals.ts';
import { isAt } from './is-at.ts';
import type { OrderLine, WatchContext, WatchState } from './types.ts';

/** A line that cost less than its deal by more than the deal's tolerance downward. */
export interface BelowDeal {
  readonly line: OrderLine;
  readonly dealPrice: string;
}

/**
 * Lines below their deal, in no particular order. They never alert and are told. `ended` are deals that decisions ended, each of
 * which held until its last day. Source: PRODUCT.md, section 3, "Paying less than a deal informs".
 */
export const belowDeals = (
  lines: readonly OrderLine[],
  { deals }: Pick<WatchContext, 'deals'>,
  ended: WatchState['endedDeals'],
): BelowDeal[] =>
  lines.flatMap((line) => {
    const date = line.key.invoiceDate;
    const over = ended.filter(({ lastDay }) => lastDay < date);
    const deal = fixedDealOn({ deals, ended: over, pack: line.pack }, date);
    if (deal === null) return [];
    const less = decimal(deal.price).minus(decimal(line.price));
    const isKept = isAt(line, { price: deal.price, printed: null });
    const isTold = !isKept && less.gt('0') && exceeds(less, deal.toleranceDown, deal.price);
    return isTold ? [{ line, dealPrice: deal.price }] : [];
  });
