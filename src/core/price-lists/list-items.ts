import { normaliseName } from '#core/products/article-key.ts';
import { decimal } from '#core/values/decimal.ts';
import type { ListedPrice } from './listed-price.ts';

/** What a list says of one item in one unit of measure, currency and period. */
export type ListItem<Price extends ListedPrice> =
  | {
      /** `priced`: its price, with those from larger quantities. */
      readonly kind: 'priced';
      readonly first: Price;
      /** Ascending. */
      readonly breaks: readonly { readonly from: string; readonly price: string }[];
    }
  /** `twice`: another row says another price of the same. `unread`: its price could not be read. */
  | { readonly kind: 'twice' | 'unread'; readonly first: Price };

type Priced<Price extends ListedPrice> = Price & { readonly price: string };

const isPriced = <Price extends ListedPrice>(each: Price): each is Priced<Price> => each.price !== null;

const quantityOf = ({ fromQuantity }: ListedPrice) => decimal(fromQuantity ?? '0');

const pricedItems = <Price extends ListedPrice>(prices: readonly Priced<Price>[]): ListItem<Price>[] => {
  const ordered = prices.toSorted((a, b) => quantityOf(a).cmp(quantityOf(b)) || a.row - b.row);
  const distinct = ordered.filter(
    (each, at) =>
      !ordered
        .slice(0, at)
        .some((one) => quantityOf(one).eq(quantityOf(each)) && decimal(one.price).eq(decimal(each.price))),
  );
  const [first, ...others] = distinct;
  if (first === undefined) return [];
  if (others.some((each, at) => quantityOf(each).eq(quantityOf(distinct[at] ?? each))))
    return distinct.map((each) => ({ kind: 'twice', first: each }));
  const breaks = others.map(({ fromQuantity, price }) => ({ from: fromQuantity ?? '0', price }));
  return [{ kind: 'priced', first, breaks }];
};

/**
 * A list's prices item by item, in its order: of price breaks the lowest quantity's comes first and the others with it, and the
 * same price twice is one. Nothing is left out: what states two prices, or one that cannot be read, stands by itself.
 */
export const listItems = <Price extends ListedPrice>(prices: readonly Price[]): ListItem<Price>[] => {
  const groups = Map.groupBy(prices, ({ articleNumber, gtin, name, unit, currency, validFrom }) =>
    JSON.stringify([articleNumber ?? gtin ?? normaliseName(name), unit, currency, validFrom]),
  );
  return [...groups.values()].flatMap((group) => [
    ...pricedItems(group.filter(isPriced)),
    ...group.filter((each) => !isPriced(each)).map((first) => ({ kind: 'unread' as const, first })),
  ]);
};

/** How many prices a list tells: its items that have one, as they are told line by line. */
export const countPrices = (prices: readonly ListedPrice[]): number =>
  listItems(prices).filter(({ kind }) => kind !== 'unread').length;
