import { type ComparedPrice, compareList, isAlike } from '#core/price-lists/compare-list.ts';
import type { StandingPrice } from '#core/price-lists/replay.ts';
import type { BoughtArticle } from '#core/deal-import/import-row.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import { knownPack } from '#core/sourcing/comparable-price.ts';
import { soldKey } from '#core/sourcing/known-goods.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { decimal } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import { statedPacks } from '#features/prices/price-monitoring/server/queries-packs.ts';
import { yearlyQuantities } from '#features/prices/price-monitoring/server/queries-yearly.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { PriceListLine } from '../contract-line.ts';
import { besideOf, type Beside } from './queries-beside.ts';
import { type ChoiceRecord, choicesOf } from './queries-choices.ts';
import { type ArticleDeal, besideDeal, dealOn, dealsSince } from './queries-deals.ts';
import { type ListRecord, sinceOf } from './queries.ts';
import type { Standing } from './queries-standing.ts';

interface ArticleRecord extends BoughtArticle {
  readonly id: string;
  readonly lastDate: string | null;
  readonly quantity: string | null;
  readonly isEstimated: boolean | null;
}

const articlesSql = `
  select a.id, a.last_date as "lastDate", a.article_key as goods, a.article_number as "articleNumber", coalesce(a.invoiced_name, a.name) as name, a.unit, a.currency,
    trim_scale(a.last_price) as "lastPaid", trim_scale(y.quantity) as quantity, y.is_estimated as "isEstimated"
  from unit_article a
  left join (${yearlyQuantities('a.supplier_id = $3')}) y on y.article_id = a.id
  where a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = $3 and a.lines > 0
  order by a.name, a.article_key`;

/** A line with all that is known of it: the article that it was compared with, too. */
export interface KnownLine {
  readonly line: PriceListLine;
  readonly compared: ComparedPrice;
}

/** What lines are told from, beside what they are compared with. */
interface Around {
  readonly record: ListRecord;
  readonly chosen: ReadonlyMap<string, ChoiceRecord>;
  readonly deals: ReadonlyMap<string, readonly ArticleDeal[]>;
  readonly beside: Beside;
  readonly today: string;
  /** The unit's. */
  readonly currency: string;
  /** Goods of which the plan does not show what was paid. */
  readonly locked: ReadonlySet<string>;
}

const untold = { comparable: null, difference: null, percent: null, yearly: null, isEstimated: false };

const shortDays = 365;

/** Whether a price can become a deal: of the article that it was compared with, in its own unit of measure, or of goods that are new. */
const mayBeDeal = ({ price, article, comparable }: ComparedPrice, currency: string): boolean => {
  if (price === null || price.price === null || comparable !== null) return false;
  // Of goods that were never bought so, the deal is in the unit's currency.
  const isBought = article !== null && isAlike(price, article);
  return (isBought || price.currency === currency) && (price.articleNumber !== null || article !== null);
};

const dealBeside = (
  compared: ComparedPrice,
  { deals, today }: Around,
  { since, dealId }: { readonly since: string; readonly dealId: string | null },
): PriceListLine['deal'] => {
  const goods = compared.asBought === null ? undefined : compared.article?.goods;
  const deal = dealOn(deals.get(goods ?? '') ?? [], since > today ? since : today);
  return deal === null || deal.id === dealId ? null : besideDeal(deal, compared);
};

const paidFor = (article: BoughtArticle | null, isLocked: boolean): PriceListLine['paid'] =>
  article && { price: isLocked ? null : article.lastPaid, unit: article.unit, currency: article.currency };

const lineOf = (compared: ComparedPrice, around: Around): PriceListLine | null => {
  const { price, article } = compared;
  const named = price ?? article;
  if (named === null) return null;
  const made = price === null ? undefined : around.chosen.get(`${price.message} ${price.row}`);
  const { change, breaks, comparable, difference, percent, yearly, isEstimated } = compared;
  const since = sinceOf({ validFrom: price?.validFrom ?? null }, around.record);
  const validTo = price?.validTo ?? null;
  const dealId = made?.dealId ?? null;
  const isLocked = around.locked.has(article?.goods ?? '');
  return {
    place: price === null ? null : { listId: price.message, row: price.row },
    change,
    articleNumber: named.articleNumber,
    name: named.name || (article?.name ?? ''),
    unit: named.unit || (article?.unit ?? ''),
    currency: named.currency,
    price: price?.price ?? null,
    unread: price === null || price.price !== null ? null : (price.unread ?? ''),
    breaks: breaks.map((each) => ({ ...each })),
    validFrom: price?.validFrom ?? null,
    validTo,
    paid: paidFor(article, isLocked),
    ...(isLocked
      ? untold
      : { comparable: comparable && { ...comparable }, difference, percent, yearly, isEstimated }),
    isLocked,
    isShort: yearly !== null && validTo !== null && validTo < daysAfter(since, shortDays - 1),
    deal: dealBeside(compared, around, { since, dealId }),
    elsewhere: null,
    replaces: price === null ? null : around.beside.replacesOf(price),
    replacedBy: price === null ? null : around.beside.replacedByOf(price),
    isAcceptable: mayBeDeal(compared, around.currency),
    choice: made?.choice ?? 'open',
    dealId,
  };
};

/** What costs most a year first, what saves most last, what is not known after all. */
const byYearly = (one: KnownLine, other: KnownLine): number => {
  const [a, b] = [one.line.yearly, other.line.yearly];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return decimal(b).cmp(decimal(a));
};

/** Goods whose price the plan does not show: beyond the articles that it lists, or last bought before its days. */
const lockedGoods = async (
  reader: Reader,
  scope: UnitScope,
  articles: readonly ArticleRecord[],
): Promise<ReadonlySet<string>> => {
  const listed = await listedArticles(reader, scope);
  const since = scope.view?.since ?? null;
  const isLocked = ({ id, lastDate }: ArticleRecord): boolean =>
    (listed !== null && !listed.includes(id)) || (since !== null && lastDate !== null && lastDate < since);
  return new Set(articles.filter(isLocked).map(({ goods }) => goods));
};

/** Every line of a list against what the unit buys of its supplier, by kronor a year, and the lists that stand beside it. */
export const linesOf = async (
  reader: Reader,
  scope: UnitScope,
  record: ListRecord,
  { list }: Pick<Standing, 'list'>,
  today: string,
): Promise<{ readonly lines: KnownLine[]; readonly beside: Beside['lists'] }> => {
  const { organizationId, unitId } = scope;
  const { supplierId } = record;
  const articles =
    supplierId === null
      ? []
      : await reader.query<ArticleRecord>(articlesSql, [organizationId, unitId, supplierId]);
  const stated = await statedPacks(reader, organizationId);
  const packOf = (goods: { name: string; unit: string }, articleKey: string): PackSize | null =>
    knownPack(goods, stated.get(soldKey({ supplierId: supplierId ?? '', articleKey })) ?? null)?.pack ?? null;
  const readPack = (price: StandingPrice): PackSize | null =>
    packOf(price, goodsKeyIn({ ...price, unitOfMeasure: price.unit }, price.currency));
  const compared = compareList(
    list,
    articles.map(({ quantity, isEstimated, id: _id, lastDate: _day, ...article }) => ({
      ...article,
      pack: packOf(article, article.goods),
      yearly: quantity === null ? null : { quantity, isEstimated: isEstimated ?? true },
    })),
    readPack,
  );
  const beside = await besideOf(reader, scope, { record, list, today });
  const around: Around = {
    record,
    chosen: await choicesOf(reader, scope, list.messages),
    deals: supplierId === null ? new Map() : await dealsSince(reader, scope, supplierId, today),
    beside,
    today,
    currency: await currencyOf(reader, scope),
    locked: await lockedGoods(reader, scope, articles),
  };
  const lines = compared.flatMap((each) => {
    const line = lineOf(each, around);
    return line === null ? [] : [{ line, compared: each }];
  });
  return { lines: lines.toSorted(byYearly), beside: beside.lists };
};

const undecided: ReadonlySet<string> = new Set(['unlike', 'twice', 'unread']);

/** Whether it waits for somebody, and can be decided on with others. */
export const isOpen = ({ line, compared }: KnownLine): boolean =>
  line.choice === 'open' &&
  line.place !== null &&
  line.price !== null &&
  (line.articleNumber !== null || compared.article !== null) &&
  !undecided.has(line.change);
