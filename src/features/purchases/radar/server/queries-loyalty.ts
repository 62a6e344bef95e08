import { type DealDays, loyaltyOf } from '#core/radar/loyalty.ts';
import type { GoodsVerdict } from '#core/sourcing/find-offers.ts';
import { soldKey } from '#core/sourcing/known-goods.ts';
import { sharedGtin } from '#core/sourcing/same-goods.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { laterOf } from '#core/entitlements/plan-view.ts';
import { appliesHere, effectiveTo, fromDeals } from '#features/prices/deals/server/queries.ts';
import { verdictsOf } from '#features/prices/sourcing/server/queries-bought.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { radarContract } from '../contract.ts';

/** Days that the share is of. */
const loyaltyDays = 90;

/** What was bought beside a deal is listed so far. */
const mostBesides = 20;

interface DealRecord extends DealDays {
  readonly title: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly articleKey: string;
  /** The article that the unit buys the goods as; null where it never has. */
  readonly articleId: string | null;
}

const dealsSql = `
  select d.id as "dealId", d.title, d.supplier_id as "supplierId", s.display_name as "supplierName", d.article_key as "articleKey",
    d.valid_from as "from", ${effectiveTo} as "to", a.id as "articleId"
  ${fromDeals}
  where ${appliesHere} and d.valid_from <= $4::date and coalesce(d.valid_to >= $3::date, true)`;

interface BoughtRecord {
  readonly articleId: string;
  readonly name: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly articleKey: string;
  readonly gtin: string | null;
  readonly days: readonly { readonly date: string; readonly sum: string }[];
}

const boughtSql = `
  select b.article_id as "articleId", a.name, a.supplier_id as "supplierId", s.display_name as "supplierName",
    a.article_key as "articleKey", b.gtin, b.days
  from (
    select x.article_id, max(x.gtin) as gtin, json_agg(json_build_object('date', x.day, 'sum', x.sum::text) order by x.day) as days
    from (
      select l.article_id, l.issue_date as day, sum(l.sum - l.deposit) as sum, max(l.gtin) as gtin
      from invoice_line l
      where l.organization_id = $1 and l.unit_id = $2 and l.monitored and l.article_id is not null
        and l.issue_date >= $3::date and l.issue_date <= $4::date
      group by l.article_id, l.issue_date
    ) x group by x.article_id
  ) b
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = b.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id`;

/** Goods by what they are known as elsewhere: the pairs that a person confirmed, and equal numbers that nobody denied. */
const twinsAmong = (bought: readonly BoughtRecord[], verdicts: readonly GoodsVerdict[]) => {
  const said = new Map(
    verdicts.flatMap(({ one, other, isSame }) => [
      [`${one}|${other}`, isSame] as const,
      [`${other}|${one}`, isSame] as const,
    ]),
  );
  const byGtin = Map.groupBy(bought, ({ gtin }) => sharedGtin(gtin));
  const confirmed = Map.groupBy(
    verdicts
      .filter(({ isSame }) => isSame)
      .flatMap(({ one, other }) => [
        { one, other },
        { one: other, other: one },
      ]),
    ({ one }) => one,
  );
  return (article: BoughtRecord): string[] => {
    const place = soldKey(article);
    const gtin = sharedGtin(article.gtin);
    const alike = gtin === null ? [] : (byGtin.get(gtin) ?? []);
    const numbered = alike
      .filter(({ supplierId }) => supplierId !== article.supplierId)
      .map(soldKey)
      .filter((other) => said.get(`${place}|${other}`) !== false);
    return [...new Set([...(confirmed.get(place) ?? []).map(({ other }) => other), ...numbered])];
  };
};

/** How much of what a deal exists for was bought under it in the last days that the plan shows, and what was bought beside one. */
export const readLoyalty = async (
  reader: Reader,
  scope: UnitScope,
  today: string,
): Promise<ReplyOf<(typeof radarContract)['readLoyalty']>> => {
  const from = laterOf(daysBefore(today, loyaltyDays - 1), scope.view?.since ?? null) ?? today;
  const key = [scope.organizationId, scope.unitId];
  const [deals, currency, verdicts] = await Promise.all([
    reader.query<DealRecord>(dealsSql, [...key, from, today]),
    currencyOf(reader, scope),
    verdictsOf(reader, scope.organizationId),
  ]);
  const bought = deals.length === 0 ? [] : await reader.query<BoughtRecord>(boughtSql, [...key, from, today]);
  const twinsOf = twinsAmong(bought, verdicts);
  const byArticle = Map.groupBy(deals, ({ articleId }) => articleId);
  const byPlace = Map.groupBy(deals, soldKey);
  const goods = bought.map((article) => ({
    articleId: article.articleId,
    own: byArticle.get(article.articleId) ?? [],
    twins: twinsOf(article).flatMap((place) => byPlace.get(place) ?? []),
    days: article.days,
  }));
  const { under, beside, percent, besides } = loyaltyOf(goods);
  const names = new Map(bought.map((article) => [article.articleId, article]));
  const dealOf = new Map(deals.map((deal) => [deal.dealId, deal]));
  return {
    currency,
    from,
    under,
    beside,
    percent,
    besides: besides.slice(0, mostBesides).flatMap(({ articleId, dealId, sum }) => {
      const [article, deal] = [names.get(articleId), dealOf.get(dealId)];
      if (article === undefined || deal === undefined) return [];
      const { name, supplierName } = article;
      return [
        {
          articleId,
          name,
          supplierName,
          sum,
          dealId,
          dealTitle: deal.title,
          dealSupplier: deal.supplierName,
        },
      ];
    }),
  };
};
