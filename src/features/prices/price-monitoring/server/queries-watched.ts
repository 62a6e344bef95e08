import type { z } from 'zod';
import { extraCost, watchedDealToday, watchedToday, withWatched } from './queries-conditions.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, parameters } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { priceMonitoringContract } from '../contract.ts';
import type { WatchedArticle, monitoringSummary } from '../contract-alerts.ts';

type ListQuery = z.output<(typeof priceMonitoringContract.listArticles)['query'] & z.ZodType>;

const orderBy: Readonly<Record<ListQuery['sort'], string>> = {
  name: 'a.name_order',
  watchedPrice: watchedToday,
  lastPrice: 'a.last_price',
  alerts: 'a.unresolved',
};

/** One page of the articles that the unit watches. A reporter sees those with active alerts alone. */
export const listWatchedArticles = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  { onlyWithAlerts, today }: { readonly onlyWithAlerts: boolean; readonly today: string },
): Promise<{ content: WatchedArticle[]; total: number }> => {
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId].forEach(add);
  let chosen = `
    from unit_article a join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
    ${withWatched(add(today))}
    where a.organization_id = $1 and a.unit_id = $2 and a.lines > 0
      and a.watched_price is not null and a.last_price is not null and a.last_date is not null`;
  if (query.search) chosen += ` and a.search like ${add(contains(query.search))}`;
  if (query.supplierId) chosen += ` and a.supplier_id = ${add(query.supplierId)}`;
  if (query.onlyAlerts || onlyWithAlerts) chosen += ' and a.unresolved > 0';
  const asked = [...values];
  const page = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const rows = await reader.query<WatchedArticle & { all_rows: number }>(
    `with chosen as materialized (
       select a.id, ${watchedToday} as price, ${watchedDealToday} as deal, ${orderBy[query.sort]} as place ${chosen}
     ), page as materialized (select * from chosen order by place ${query.direction} nulls last, id${page})
     select a.id, a.name, a.article_number as "articleNumber", a.unit, a.currency, a.supplier_id as "supplierId",
       s.display_name as "supplierName", a.category, trim_scale(p.price) as "watchedPrice",
       case when p.deal is null then 'invoiced' else 'deal' end as source,
       trim_scale(a.last_price) as "lastPrice", a.last_date as "lastDate", a.unresolved,
       array(select trim_scale(price)::text from unnest(f.prices) price) as prices,
       (select count(*)::int from chosen) as all_rows
     from page p
     join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.id
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.id
     where a.last_price is not null and a.last_date is not null
     order by p.place ${query.direction} nulls last, p.id`,
    values,
  );
  // A page beyond the end tells nothing of those before it.
  const [count] =
    rows.length > 0 || query.page === 1
      ? rows
      : await reader.query<{ all_rows: number }>(`select count(*)::int as all_rows ${chosen}`, asked);
  return { content: rows.map(({ all_rows: _all, ...row }) => row), total: count?.all_rows ?? 0 };
};

/**
 * What waits for a decision, whatever the period, and what was settled of a period: sums in the unit's currency alone, and
 * numbers of articles. A group counts as dearer when it has cost more.
 */
export const readMonitoringSummary = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  period: { readonly from: string | null; readonly to: string | null },
): Promise<z.output<typeof monitoringSummary>> => {
  const [summary] = await reader.query<z.output<typeof monitoringSummary>>(
    `with g as (
       select article_id, status, currency, sum(${extraCost}) as diff from price_alert_entry
       where organization_id = $1 and unit_id = $2
         and (status = 'UNRESOLVED' or invoice_date >= coalesce($3::date, '-infinity') and invoice_date <= coalesce($4::date, 'infinity'))
       group by article_id, status, currency
     )
     select u.currency,
       coalesce(sum(g.diff) filter (where g.status = 'UNRESOLVED' and g.currency = u.currency), 0) as "extraCost",
       count(*) filter (where g.status = 'UNRESOLVED' and g.diff > 0)::int as dearer,
       count(*) filter (where g.status = 'UNRESOLVED' and g.diff < 0)::int as cheaper,
       count(*) filter (where g.status = 'UNRESOLVED')::int as unresolved,
       count(*) filter (where g.status = 'RESOLVED')::int as resolved,
       count(*) filter (where g.status = 'IGNORED')::int as ignored,
       coalesce(sum(g.diff) filter (where g.status = 'IGNORED' and g.currency = u.currency), 0) as "ignoredSum",
       coalesce(sum(g.diff) filter (where g.status = 'RESOLVED' and g.currency = u.currency), 0) as "resolvedSum"
     from unit u left join g on true where u.organization_id = $1 and u.id = $2 group by u.currency`,
    [organizationId, unitId, period.from, period.to],
  );
  if (summary === undefined) throw new Error('the gate let a unit in that does not exist');
  return summary;
};
