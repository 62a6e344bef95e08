import { isMatch } from '#core/sourcing/article-savings.ts';
import type { Offer } from '#core/sourcing/find-offers.ts';
import { type PastPurchase, simulateSwitch, switchDays } from '#core/sourcing/simulate-switch.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { QueryOf, ReplyOf } from '#platform/wire/endpoint.ts';
import type { sourcingContract } from '../contract.ts';
import { mostSwitched, type SwitchedArticle, type SwitchedTo } from '../contract-switch.ts';
import type { ArticleRecord, Viewer } from './queries-bought.ts';
import { readWorld, type SourcedOwn, type SourcingWorld } from './queries.ts';

type Contract = typeof sourcingContract;
type Moves = ReadonlyMap<SourcedOwn, Offer<ArticleRecord>>;

const purchasesSql = `
  select l.article_id as "articleId", l.issue_date as date, trim_scale(l.quantity) as quantity,
    trim_scale(l.sum - l.deposit) as cost
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2 and l.article_id = any($3::uuid[]) and l.counted and l.quantity is not null
    and l.issue_date >= $4::date
  order by l.issue_date, l.invoice_id, l.line_no`;

const purchasesOf = async (
  reader: Reader,
  { scope }: Viewer,
  articleIds: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, readonly PastPurchase[]>> =>
  Map.groupBy(
    await reader.query<PastPurchase & { articleId: string }>(purchasesSql, [
      scope.organizationId,
      scope.unitId,
      articleIds,
      from,
    ]),
    ({ articleId }) => articleId,
  );

/** By supplier the unit's articles that it has a match for, each with its cheapest there. */
const movesOf = (own: readonly SourcedOwn[], currency: string, today: string): ReadonlyMap<string, Moves> => {
  const bySupplier = new Map<string, Map<SourcedOwn, Offer<ArticleRecord>>>();
  for (const one of own)
    for (const offer of one.offers) {
      const { goods, comparable } = offer.offered;
      const isMove = offer.by !== 'article' && isMatch(one.article, offer, today);
      if (!isMove || comparable === null || goods.currency !== currency) continue;
      const moves = bySupplier.get(goods.supplierId) ?? new Map<SourcedOwn, Offer<ArticleRecord>>();
      const before = moves.get(one)?.offered.comparable ?? null;
      if (before === null || decimal(comparable).lt(decimal(before))) moves.set(one, offer);
      bySupplier.set(goods.supplierId, moves);
    }
  return bySupplier;
};

const switchedRow = (
  { article }: SourcedOwn,
  { offered }: Offer<ArticleRecord>,
  purchases: readonly PastPurchase[],
): SwitchedArticle | null => {
  if (article.known === null || offered.known === null) return null;
  const { pack, from } = offered.known;
  const instead = { pack, price: offered.goods.price, isMeasured: from === 'unit' };
  const switched = simulateSwitch(purchases, article.known.pack, instead);
  if (switched === null) return null;
  const { leftover, ...sums } = switched;
  const { id, name, supplierId, supplierName } = article.goods;
  return {
    ...sums,
    articleId: id,
    name,
    supplier: { id: supplierId, displayName: supplierName },
    instead: {
      articleId: offered.goods.id,
      name: offered.goods.name,
      unit: offered.goods.unit,
      price: offered.goods.price,
      date: offered.goods.lastDate,
    },
    leftover: { amount: leftover, baseUnit: pack.baseUnit },
  };
};

const add = (amounts: readonly string[]): string => fixed(sumOf(amounts.map(decimal)), 2);

const bySaved = (one: { readonly saved: string }, other: { readonly saved: string }): number =>
  decimal(other.saved).cmp(decimal(one.saved));

/** What of the unit's articles may be moved: those that are asked about, of what the plan shows. */
const movable = ({ own, viewer }: SourcingWorld, asked: ReadonlySet<string> | null): readonly SourcedOwn[] =>
  own.filter(
    ({ article, saving, isLocked }) =>
      (asked === null || asked.has(article.goods.id)) &&
      !isLocked &&
      (viewer.scope.view.savings === null || saving !== null),
  );

/**
 * What moving articles to each other supplier of the same goods would have come to in the last 90 days, on the unit's own purchases; the
 * largest saving first. Where no articles are named, those that would have been cheaper there, and suppliers with any.
 */
export const trySwitch = async (
  reader: Reader,
  viewer: Viewer,
  query: QueryOf<Contract['trySwitch']>,
): Promise<ReplyOf<Contract['trySwitch']>> => {
  const { today, scope } = viewer;
  const start = daysBefore(today, switchDays - 1);
  const from = start < scope.view.since ? scope.view.since : start;
  const [currency, world] = await Promise.all([currencyOf(reader, scope), readWorld(reader, viewer)]);
  const asked =
    query.articles === undefined ? null : new Set(query.articles.split(',').slice(0, mostSwitched));
  const own = movable(world, asked);
  const moves = movesOf(own, currency, today);
  const ids = [...moves.values()].flatMap((each) => [...each.keys()].map(({ article }) => article.goods.id));
  const purchases = await purchasesOf(reader, viewer, [...new Set(ids)], from);
  const suppliers = [...moves].flatMap(([id, each]): SwitchedTo[] => {
    const rows = [...each]
      .flatMap(([one, offer]) => switchedRow(one, offer, purchases.get(one.article.goods.id) ?? []) ?? [])
      .filter(({ paid, saved }) => decimal(paid).gt('0') && (asked !== null || decimal(saved).gt('0')))
      .toSorted(bySaved);
    const [first] = each.values();
    if (first === undefined || rows.length === 0) return [];
    return [
      {
        supplier: { id, displayName: first.offered.goods.supplierName },
        isOwnSupplier: world.ownSuppliers.has(id),
        articles: rows,
        left: asked === null ? 0 : own.length - rows.length,
        paid: add(rows.map(({ paid }) => paid)),
        would: add(rows.map(({ would }) => would)),
        saved: add(rows.map(({ saved }) => saved)),
      },
    ];
  });
  return { currency, from, suppliers: suppliers.toSorted(bySaved) };
};
