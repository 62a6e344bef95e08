import { articleIndex, type ArticleIndex, articlesOfNumber } from '#core/deal-import/find-article.ts';
import type { BoughtArticle } from '#core/deal-import/import-row.ts';
import { sameMeasure } from '#core/deal-import/unit-cell.ts';
import { yearlyAmount } from '#core/price-watch/yearly-impact.ts';
import type { YearlyQuantity } from '#core/price-watch/yearly-quantity.ts';
import { normaliseName } from '#core/products/article-key.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { StandingList, StandingPrice } from './replay.ts';

/** An article that the unit buys of the list's supplier. */
export interface ComparedArticle extends BoughtArticle {
  /** `null`: nothing is known of a year. */
  readonly yearly: YearlyQuantity | null;
}

/**
 * What a list does to an article: `rise`, `fall`, `same`; `new` to the unit, which does not buy it; `gone` from a list that
 * names everything; `unlike` where it is sold in another unit of measure or currency, so that nothing can be compared.
 */
export type ListChange = 'rise' | 'fall' | 'same' | 'new' | 'gone' | 'unlike';

export interface ComparedPrice {
  readonly change: ListChange;
  /** `null` for what is gone. */
  readonly price: StandingPrice | null;
  /** What the price is from larger quantities, ascending. */
  readonly breaks: readonly { readonly from: string; readonly price: string }[];
  /** `null` for what the unit does not buy. */
  readonly article: ComparedArticle | null;
  /** New less last paid, per unit; `null` where they are not compared. */
  readonly difference: string | null;
  /** One decimal. */
  readonly percent: string | null;
  /** The kronor a year; negative is cheaper. `null` where nothing is known of a year. */
  readonly yearly: string | null;
  readonly isEstimated: boolean;
}

const candidates = (index: ArticleIndex, { articleNumber, name }: StandingPrice) =>
  articleNumber === null
    ? (index.byName.get(normaliseName(name)) ?? [])
    : articlesOfNumber(index, articleNumber);

const isAlike = (price: StandingPrice, article: BoughtArticle): boolean =>
  article.currency === price.currency && (price.unit === '' || sameMeasure(article.unit, price.unit));

const nothing = { difference: null, percent: null, yearly: null, isEstimated: false };

const compared = (
  price: StandingPrice,
  article: ComparedArticle,
  breaks: ComparedPrice['breaks'],
): ComparedPrice => {
  const known = { price, article, breaks };
  if (price.price === null || article.lastPaid === null) return { ...known, ...nothing, change: 'unlike' };
  const [now, before] = [decimal(price.price), decimal(article.lastPaid)];
  const difference = now.minus(before);
  const { yearly } = article;
  return {
    ...known,
    change: difference.gt('0') ? 'rise' : difference.lt('0') ? 'fall' : 'same',
    difference: difference.toFixed(),
    percent: before.eq('0') ? null : fixed(difference.times('100').div(before), 1),
    yearly: yearly === null ? null : yearlyAmount(difference.toFixed(), yearly.quantity),
    isEstimated: yearly?.isEstimated ?? false,
  };
};

/** An item's prices of one period, by the quantity that they begin at: the first is the item's price, the others its breaks. */
const itemsOf = (prices: readonly StandingPrice[]): readonly (readonly StandingPrice[])[] => {
  const groups = Map.groupBy(prices, ({ articleNumber, gtin, name, unit, currency, validFrom }) =>
    JSON.stringify([articleNumber ?? gtin ?? normaliseName(name), unit, currency, validFrom]),
  );
  const quantity = ({ fromQuantity }: StandingPrice) => decimal(fromQuantity ?? '0');
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => quantity(a).cmp(quantity(b)) || a.row - b.row),
  );
};

/**
 * A list line by line against what the unit buys of its supplier. Of an item with price breaks the price of its lowest
 * quantity is compared. What the list does not name is gone only where it names all; lines stand in the list's order, what
 * is gone after them. Source: DEALS.md, section 6.
 */
export const compareList = (
  list: Pick<StandingList, 'prices' | 'isWhole'>,
  articles: readonly ComparedArticle[],
): ComparedPrice[] => {
  const index = articleIndex(articles);
  const byGoods = new Map(articles.map((article) => [article.goods, article]));
  const named = new Set<string>();
  const lines = itemsOf(list.prices).map((prices): ComparedPrice => {
    const [first] = prices;
    if (first === undefined) throw new Error('an item has a price');
    const breaks = prices
      .slice(1)
      .flatMap(({ fromQuantity, price }) =>
        fromQuantity === null || price === null ? [] : [{ from: fromQuantity, price }],
      );
    const found = candidates(index, first);
    for (const { goods } of found) named.add(goods);
    const alike = found.filter((article) => isAlike(first, article));
    const [only] = alike.length === 1 ? alike : [];
    const article = byGoods.get(only?.goods ?? '');
    if (article !== undefined) return compared(first, article, breaks);
    const other = byGoods.get(found[0]?.goods ?? '') ?? null;
    return { ...nothing, change: other === null ? 'new' : 'unlike', price: first, breaks, article: other };
  });
  const gone = articles.filter(({ goods }) => list.isWhole && !named.has(goods));
  return [
    ...lines,
    ...gone.map((article) => ({ ...nothing, change: 'gone' as const, price: null, breaks: [], article })),
  ];
};
