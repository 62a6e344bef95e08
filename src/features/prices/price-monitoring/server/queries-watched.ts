import type { z } from 'zod';
import { keptPrices } from '#core/products/article-growth.ts';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import { extraCost, watchedDealToday, watchedToday, withWatched } from './queries-conditions.ts';
import { listedArticles } from './queries-listed.ts';
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

/** An article's latest prices, oldest first: those kept with it, or its lines' where some are older than the plan shows. */
const pricesSince = (since: string): string => `
  case when a.first_date < ${since}::date then array(
    select trim_scale(l.comparable_price)::text from (
      select comparable_price, issue_date, invoice_id, line_no from invoice_line
      where organization_id = $1 and unit_id = $2 and article_id = p.id and monitored and issue_date >= ${since}::date
      order by issue_date desc, invoice_id desc, line_no desc limit ${keptPrices}
    ) l order by l.issue_date, l.invoice_id, l.line_no)
  else array(select trim_scale(price)::text from unnest(f.prices) price) end`;

/** Keys for an index: a join by hash would read every article of the unit. */
const inPage = 'any(array(select id from page))';

/** One page of the articles that the unit watches. A reporter sees those with active alerts alone. */
export const listWatchedArticles = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  { onlyWithAlerts, today }: { readonly onlyWithAlerts: boolean; readonly today: string },
): Promise<{ content: WatchedArticle[]; total: number }> => {
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId].forEach(add);
  const listed = await listedArticles(reader, scope);
  let chosen = `
    from unit_article a
    ${withWatched(add(today))}
    where a.organization_id = $1 and a.unit_id = $2 and a.lines > 0
      and a.watched_price is not null and a.last_price is not null and a.last_date is not null`;
  if (scope.view !== null) chosen += ` and a.last_date >= ${add(scope.view.since)}`;
  if (listed !== null) chosen += ` and a.id = any(${add(listed)}::uuid[])`;
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
       ${pricesSince(add(scope.view?.since ?? null))} as prices,
       (select count(*)::int from chosen) as all_rows
     from page p
     join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.id and a.id = ${inPage}
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.id and f.article_id = ${inPage}
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
  { organizationId, unitId, view }: UnitScope,
  asked: { readonly from: string | null; readonly to: string | null },
): Promise<z.output<typeof monitoringSummary>> => {
  const period = withinPlan(view, asked);
  const [summary] = await reader.query<z.output<typeof monitoringSummary>>(
    `with g as (
       select article_id, status, currency, sum(${extraCost}) as diff from price_alert_entry
       where organization_id = $1 and unit_id = $2
         and (status = 'UNRESOLVED' and invoice_date >= coalesce($5::date, '-infinity') or invoice_date >= coalesce($3::date, '-infinity') and invoice_date <= coalesce($4::date, 'infinity'))
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
       coalesce(sum(g.diff) filter (where g.status = 'RESOLVED' and g.currency = u.currency), 0) as "resolvedSum",
       (select count(*)::int from price_alert_entry
        where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED' and invoice_date < $5::date) as hidden
     from unit u left join g on true where u.organization_id = $1 and u.id = $2 group by u.currency`,
    [organizationId, unitId, period.from, period.to, view?.since ?? null],
  );
  if (summary === undefined) throw new Error('the gate let a unit in that does not exist');
  return summary;
};
