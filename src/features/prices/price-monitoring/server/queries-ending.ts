import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { AlertGroup } from '../contract-alerts.ts';

type EndingDeal = AlertGroup['ending'][number];

/** `deal d` as people see it with an article, in JSON as well. */
export const dealFields = `
  d.id, trim_scale(d.price)::text as price, d.valid_from as "validFrom", d.valid_to as "validTo",
  d.market_priced as "marketPriced"`;

const endingSql = `
  select e.article_id, ${dealFields}
  from (
    select distinct article_id, deal_id from price_alert_entry
    where organization_id = $1 and unit_id = $2 and article_id = any($3::uuid[]) and status = 'UNRESOLVED'
      and deal_id is not null
  ) e
  join deal d on d.organization_id = $1 and d.id = e.deal_id
  order by d.valid_from desc, d.id`;

/** Deals that accepting the new price would end, by article: those in force at unresolved entries, as `core/price-watch/ended-deals`. */
export const endingDealsOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, EndingDeal[]>> => {
  if (articleIds.length === 0) return new Map();
  const rows = await reader.query<EndingDeal & { article_id: string }>(endingSql, [
    organizationId,
    unitId,
    articleIds,
  ]);
  const byArticle = Map.groupBy(rows, (row) => row.article_id);
  return new Map(
    [...byArticle].map(([article, deals]) => [article, deals.map(({ article_id: _of, ...deal }) => deal)]),
  );
};
