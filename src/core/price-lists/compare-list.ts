import { articleIndex, type ArticleIndex, articlesOfNumber } from '#core/deal-import/find-article.ts';
import type { BoughtArticle } from '#core/deal-import/import-row.ts';
import { sameMeasure } from '#core/deal-import/unit-cell.ts';
import { yearlyAmount } from '#core/price-watch/yearly-impact.ts';
import type { YearlyQuantity } from '#core/price-watch/yearly-quantity.ts';
import { normaliseName } from '#core/products/article-key.ts';
import { comparablePrice } from '#core/sourcing/comparable-price.ts';
import { decimal, fixed, rounded } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { type ListItem, listItems } from './list-items.ts';
import type { StandingList, StandingPrice } from './replay.ts';

/** An article that the unit buys of the list's supplier. */
export interface ComparedArticle extends BoughtArticle {
  /** `null`: nothing is known of a year. */
  readonly yearly: YearlyQuantity | null;
  /** What one of its unit of measure holds; `null`: unknown. */
  readonly pack: PackSize | null;
}

/**
 * What a list does to an article: `rise`, `fall`, `same`; `new` to the unit, which does not buy it; `gone` from a list that
 * names everything; `unlike` where it is sold in another currency, or in a unit of measure that cannot be brought to its own;
 * `twice` where rows state different prices of it; `unread` where its price could not be read.
 */
export type ListChange = 'rise' | 'fall' | 'same' | 'new' | 'gone' | 'unlike' | 'twice' | 'unread';

export interface ComparedPrice {
  readonly change: ListChange;
  /** `null` for what is gone. */
  readonly price: StandingPrice | null;
  /** What the price is from larger quantities, ascending. */
  readonly breaks: readonly { readonly from: string; readonly price: string }[];
  /** `null` for what the unit does not buy. */
  readonly article: ComparedArticle | null;
  /**
   * The list's price for one of the article's unit of measure, which its difference is told by; `null` where they are not
   * compared. Another than the price itself where the list sells it in another unit of measure.
   */
  readonly asBought: string | null;
  /** Both for a kilogram, litre or piece, where the units of measure differ. */
  readonly comparable: {
    readonly listed: string;
    readonly paid: string;
    readonly baseUnit: PackSize['baseUnit'];
  } | null;
  /** New less last paid, per unit; `null` where they are not compared. */
  readonly difference: string | null;
  /** One decimal. */
  readonly percent: string | null;
  /** The kronor a year; negative is cheaper. `null` where nothing is known of a year. */
  readonly yearly: string | null;
  readonly isEstimated: boolean;
}

/** What a price's own unit of measure holds; `null`: unknown. */
export type ReadPack = (price: StandingPrice) => PackSize | null;

const candidates = (index: ArticleIndex, { articleNumber, name }: StandingPrice) =>
  articleNumber === null
    ? (index.byName.get(normaliseName(name)) ?? [])
    : articlesOfNumber(index, articleNumber);

/** Whether a price is for the unit of measure and currency in which an article is bought. */
export const isAlike = (price: StandingPrice, article: BoughtArticle): boolean =>
  article.currency === price.currency && (price.unit === '' || sameMeasure(article.unit, price.unit));

const nothing = {
  asBought: null,
  comparable: null,
  difference: null,
  percent: null,
  yearly: null,
  isEstimated: false,
};

/** Of articles sold in another unit of measure the only one whose content and the price's are of one kind. */
const convertible = (
  price: StandingPrice,
  articles: readonly ComparedArticle[],
  pack: PackSize | null,
): ComparedArticle | null => {
  const found = articles.filter(
    (article) => article.currency === price.currency && pack?.baseUnit === article.pack?.baseUnit,
  );
  const [only] = pack !== null && found.length === 1 ? found : [];
  return only ?? null;
};

/** A price of one pack as a price of another. */
const inPackOf = (price: string, pack: PackSize, own: PackSize): string =>
  rounded(decimal(price).times(decimal(own.amount)).div(decimal(pack.amount)), 6);

const compared = (
  { price: listed, pack }: { readonly price: StandingPrice; readonly pack: PackSize | null },
  article: ComparedArticle,
  breaks: ComparedPrice['breaks'],
): ComparedPrice => {
  const known = { price: listed, article, breaks };
  const { price } = listed;
  const { lastPaid, yearly, pack: own } = article;
  if (price === null || lastPaid === null) return { ...known, ...nothing, change: 'unlike' };
  const isConverted = pack !== null && own !== null;
  const asBought = isConverted ? inPackOf(price, pack, own) : price;
  const [now, before] = [decimal(asBought), decimal(lastPaid)];
  const difference = now.minus(before);
  return {
    ...known,
    change: difference.gt('0') ? 'rise' : difference.lt('0') ? 'fall' : 'same',
    asBought,
    comparable: isConverted
      ? {
          listed: comparablePrice(price, pack),
          paid: comparablePrice(lastPaid, own),
          baseUnit: pack.baseUnit,
        }
      : null,
    difference: difference.toFixed(),
    percent: before.eq('0') ? null : fixed(difference.times('100').div(before), 1),
    yearly: yearly === null ? null : yearlyAmount(difference.toFixed(), yearly.quantity),
    isEstimated: yearly?.isEstimated ?? false,
  };
};

const lineOf = (
  item: ListItem<StandingPrice>,
  found: readonly ComparedArticle[],
  readPack: ReadPack,
): ComparedPrice => {
  const { first } = item;
  const breaks = item.kind === 'priced' ? item.breaks : [];
  const alike = found.filter((article) => isAlike(first, article));
  const [only] = alike.length === 1 ? alike : [];
  const other = only ?? found[0] ?? null;
  if (item.kind !== 'priced') return { ...nothing, change: item.kind, price: first, breaks, article: other };
  if (only !== undefined) return compared({ price: first, pack: null }, only, breaks);
  const pack = alike.length === 0 && found.length > 0 ? readPack(first) : null;
  const article = convertible(first, found, pack);
  if (article !== null) return compared({ price: first, pack }, article, breaks);
  return { ...nothing, change: other === null ? 'new' : 'unlike', price: first, breaks, article: other };
};

/**
 * A list line by line against what the unit buys of its supplier. Of an item with price breaks the price of its lowest
 * quantity is compared; in another unit of measure it is compared by what both hold. What the list does not name is gone only
 * where it names all, a row whose price could not be read names its article too; lines stand in the list's order, what is
 * gone after them. Source: DEALS.md, sections 5 and 6.
 */
export const compareList = (
  list: Pick<StandingList, 'prices' | 'isWhole'>,
  articles: readonly ComparedArticle[],
  readPack: ReadPack = () => null,
): ComparedPrice[] => {
  const index = articleIndex(articles);
  const byGoods = new Map(articles.map((article) => [article.goods, article]));
  const named = new Set<string>();
  const lines = listItems(list.prices).map((item): ComparedPrice => {
    const found = candidates(index, item.first).flatMap(({ goods }) => byGoods.get(goods) ?? []);
    for (const { goods } of found) named.add(goods);
    return lineOf(item, found, readPack);
  });
  const gone = articles.filter(({ goods }) => list.isWhole && !named.has(goods));
  return [
    ...lines,
    ...gone.map((article) => ({ ...nothing, change: 'gone' as const, price: null, breaks: [], article })),
  ];
};
