import { normaliseName } from '#core/products/article-key.ts';
import { compareText } from '#core/values/compare-text.ts';
import type { ListedPrice } from './listed-price.ts';

/** When a price of a supplier's list begins, and when that list came. */
export interface DatedPrice {
  /** ISO date. */
  readonly since: string;
  /** Of its list; in UTC, as ISO. */
  readonly receivedAt: string;
}

/** What a supplier's lists name one item in one unit of measure and currency by. */
export const itemKey = ({
  articleNumber,
  gtin,
  name,
  unit,
  currency,
}: Pick<ListedPrice, 'articleNumber' | 'gtin' | 'name' | 'unit' | 'currency'>): string =>
  JSON.stringify([articleNumber ?? gtin ?? normaliseName(name), unit.trim().toLowerCase(), currency]);

/** Negative where one takes the place of the other: it begins later, or came later where both begin on one day. */
export const newestFirst = (one: DatedPrice, other: DatedPrice): number =>
  compareText(other.since, one.since) || compareText(other.receivedAt, one.receivedAt);

/**
 * Of prices of one supplier that hold today those that stand: what a newer list says of an item takes the place of what an older
 * one said, as Replace does; what the newer does not name holds on (DEALS.md, section 6). Prices of one list and day stand
 * together.
 */
export const newestPrices = <Price extends DatedPrice & { readonly item: string }>(
  prices: readonly Price[],
): Price[] => {
  const newest = new Map<string, Price>();
  for (const price of prices) {
    const before = newest.get(price.item);
    if (before === undefined || newestFirst(price, before) < 0) newest.set(price.item, price);
  }
  return prices.filter((price) => {
    const first = newest.get(price.item);
    return first !== undefined && newestFirst(price, first) === 0;
  });
};
