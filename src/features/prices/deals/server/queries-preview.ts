import { savedBy, watchedBefore } from '#core/price-watch/deal-tally.ts';
import { meantArticles } from '#core/products/meant-articles.ts';
import type { Deal } from '#core/price-watch/deal-types.ts';
import { alertsAbove, toldBelow } from '#core/price-watch/deal-tolerance.ts';
import { evaluate } from '#core/price-watch/evaluate.ts';
import { evaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { findOwn } from '#features/suppliers/suppliers/server/commands-own.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DealPreview } from '../contract-list.ts';
import type { PreviewDeal } from '../contract-terms.ts';
import { overlapsOf } from './commands-room.ts';
import { type Goods, goodsOf, unitsOf } from './queries-goods.ts';
import { coreDealOf, findDeal, goodsOfDeal } from './queries.ts';

/** An id that no stored deal has; it is the last of all. */
const typed = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Refusal = Refused<'article.not_exist' | 'supplier.not_exist' | 'deal.not_exist'>;

type Asked = Pick<Goods, 'supplierId' | 'articleKey' | 'pack'>;

const goodsAsked = async (
  reader: Reader,
  scope: UnitScope,
  body: PreviewDeal,
  userId: string | null,
): Promise<Asked | Refusal> => {
  if (body.dealId === undefined) {
    const goods = await goodsOf(reader, scope, body);
    if (goods instanceof Refused) return goods;
    // An entry of the directory may stand for a supplier that the organization has.
    const own = await findOwn(reader, scope.organizationId, goods.supplierId);
    return { ...goods, supplierId: own ?? goods.supplierId };
  }
  const deal = await findDeal(reader, scope, body.dealId, userId);
  const goods = deal && (await goodsOfDeal(reader, scope, body.dealId));
  return deal === null || goods === null ? refused('deal.not_exist') : { ...goods, pack: deal.pack };
};

const nothing = {
  lines: 0,
  followed: 0,
  quantity: '0',
  sum: '0',
  before: null,
  saved: null,
  over: null,
  last: null,
} as const;

const outcomeOf = async (
  reader: Reader,
  scope: UnitScope,
  { supplierId, articleKey }: Pick<Goods, 'supplierId' | 'articleKey'>,
  deal: Deal,
): Promise<Omit<DealPreview, 'alertsAbove' | 'toldBelow' | 'meant' | 'overlaps'>> => {
  const [article] = await reader.query<{ id: string }>(
    `select id from unit_article
     where organization_id = $1 and unit_id = $2 and supplier_id = $3 and article_key = $4`,
    [scope.organizationId, scope.unitId, supplierId, articleKey],
  );
  const [known] = article === undefined ? [] : await evaluateArticles(reader, scope, [article.id]);
  if (known === undefined) return { ...nothing, lastPrice: null };
  const deals = [...known.context.deals.filter(({ id }) => id !== deal.id), deal];
  const context = { ...known.context, deals };
  const { state } = evaluate(known.lines, known.decisions, context);
  const lastPrice = state.newest?.price ?? null;
  const tally = state.tallies.find(({ dealId }) => dealId === deal.id);
  const isAhead = state.at === null || state.at.invoiceDate < deal.validFrom;
  const before = isAhead ? watchedBefore(state, deal, context) : (tally?.before ?? null);
  if (tally === undefined || tally.lines === 0) return { ...nothing, before, lastPrice };
  const { lines, followed, quantity, sum, over, last } = tally;
  return {
    lines,
    followed,
    quantity,
    sum,
    before,
    saved: deal.marketPriced ? null : savedBy(tally),
    over: deal.marketPriced ? null : over,
    last,
    lastPrice,
  };
};

/** Goods that were typed and that nobody buys so named: what is bought of the supplier and may be meant. */
const meantBy = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { supplierId, articleKey }: Asked,
  typed: PreviewDeal['goods'],
): Promise<DealPreview['meant']> => {
  if (typed === undefined) return [];
  const bought = await reader.query<DealPreview['meant'][number] & { readonly key: string }>(
    `select id as "articleId", name, article_number as "articleNumber", unit, article_key as key from unit_article
     where organization_id = $1 and unit_id = $2 and supplier_id = $3 order by last_date desc nulls last, id limit 5000`,
    [organizationId, unitId, supplierId],
  );
  if (bought.some(({ key }) => key === articleKey)) return [];
  const { articleNumber, name } = typed;
  return meantArticles({ articleNumber, name }, bought).map(({ key: _key, ...article }) => article);
};

/** What a deal would do in the unit if it were saved as it is typed, by the rules that judge; nothing is written. */
export const previewDeal = async (
  reader: Reader,
  scope: UnitScope,
  body: PreviewDeal,
  userId: string | null,
): Promise<DealPreview | Refusal | Refused<'deal.period_invalid'>> => {
  const { validFrom, validTo } = body;
  if (validTo !== null && validTo < validFrom) return refused('deal.period_invalid');
  const goods = await goodsAsked(reader, scope, body, userId);
  if (goods instanceof Refused) return goods;
  const id = body.dealId ?? null;
  const unitIds = unitsOf(scope, body);
  const [inTheWay] = await overlapsOf(reader, scope, { ...goods, unitIds, validFrom, validTo, id });
  const deal = coreDealOf(id ?? typed, { ...body, pack: goods.pack }, body.wholeOrganization);
  return {
    ...(await outcomeOf(reader, scope, goods, deal)),
    meant: await meantBy(reader, scope, goods, body.goods),
    alertsAbove: deal.marketPriced ? null : alertsAbove(deal),
    toldBelow: deal.marketPriced ? null : toldBelow(deal),
    overlaps: inTheWay
      ? {
          id: inTheWay.id,
          price: inTheWay.price,
          validFrom: inTheWay.validFrom,
          validTo: inTheWay.validTo,
        }
      : null,
  };
};
