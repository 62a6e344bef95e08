import type { z } from 'zod';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { parameters, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { priceMonitoringContract } from '../contract.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import { entriesOf, inDetail, inList, newestFirst } from './queries-entries.ts';
import type { Selection } from './queries-entries.ts';

type ListQuery = z.output<(typeof priceMonitoringContract.listAlerts)['query'] & z.ZodType>;

interface GroupRecord {
  readonly id: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category: AlertGroup['category'];
  readonly title: string;
  readonly article_number: string | null;
  readonly unit: string;
  readonly currency: string;
  readonly entries: number;
  readonly prices: string[];
  readonly first_date: string;
  readonly last_date: string;
  readonly unresolved: number;
  readonly resolved: number;
  readonly ignored: number;
  readonly watched: string | null;
  readonly billed: string;
  readonly item_diff: string;
  readonly sum_diff: string;
  readonly yearly: string;
  readonly kind: AlertGroup['kind'];
  readonly cause: AlertGroup['cause'];
}

/** Entries as one row, and rows in their order: the same rules as `core/price-watch/summary` and `core/price-watch/sort-alerts`. */
const newest = (column: string): string => `(array_agg(${column} order by ${newestFirst}))[1]`;

const entriesAsked = `
  from price_alert_entry
  where organization_id = $1 and unit_id = $2 and status = $3
    and invoice_date >= coalesce($4::date, '-infinity') and invoice_date <= coalesce($5::date, 'infinity')`;

/** Prices that a row draws, the newest. */
const mostPrices = 20;

/** Entries of one status and period, grouped by article; the newest entry speaks for the group. */
const grouped = `
  select article_id, count(*)::int as entries,
    (array_agg(trim_scale(billed_price)::text order by ${newestFirst}))[1:${mostPrices}] as prices, min(invoice_date) as first_date, max(invoice_date) as last_date, sum(sum_diff) as sum_diff,
    ${newest('watched_price')} as watched, ${newest('billed_price')} as billed, ${newest('item_diff')} as item_diff,
    ${newest('kind')} as kind, ${newest('cause')} as cause
  ${entriesAsked}`;

/** Difference × the quantity of a year at the article's run rate; the same rule as `core/price-watch/yearly-impact`. */
const yearly = `round(a.quantity_total * 365 * g.item_diff / greatest(a.last_date - a.first_date + 1, 30), 2)`;

const columns = `
  a.id, a.supplier_id, s.display_name as supplier_name, a.category, a.name as title, a.article_number, a.unit,
  a.currency, g.entries, g.prices, g.first_date, g.last_date, a.unresolved, a.resolved, a.ignored, trim_scale(g.watched) as watched,
  trim_scale(g.billed) as billed, trim_scale(g.item_diff) as item_diff, trim_scale(g.sum_diff) as sum_diff,
  trim_scale(${yearly}) as yearly, g.kind, g.cause`;

const from = (filter: string): string => `
  from (${grouped}${filter} group by article_id) g
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where true`;

const orderBy: Readonly<Record<ListQuery['sort'], string>> = {
  extra: 'g.sum_diff',
  yearly,
  change: 'g.item_diff / nullif(g.watched, 0)',
  title: swedishOrder('a.name'),
  latest: 'g.last_date',
};

const percent = (part: string, whole: string | null): string =>
  whole === null || decimal(whole).eq('0') ? '0' : fixed(decimal(part).times('100').div(decimal(whole)), 1);

const groupOf = (record: GroupRecord, content: AlertGroup['content']): AlertGroup => ({
  id: record.id,
  supplierId: record.supplier_id,
  supplierName: record.supplier_name,
  category: record.category,
  title: record.title,
  supplierArticleId: record.article_number,
  unit: record.unit,
  currency: record.currency,
  latest: record.last_date,
  content,
  entries: record.entries,
  prices: record.prices.toReversed(),
  total: record.unresolved + record.resolved + record.ignored,
  unresolved: record.unresolved,
  resolved: record.resolved,
  ignored: record.ignored,
  firstDate: record.first_date,
  lastDate: record.last_date,
  watchedPrice: record.watched,
  newPrice: record.billed,
  priceDifference: record.item_diff,
  changePercent: percent(record.item_diff, record.watched),
  sumDifference: record.sum_diff,
  yearlyImpact: record.yearly,
  kind: record.kind,
  cause: record.cause,
});

const withEntries = async (
  reader: Reader,
  scope: UnitScope,
  selection: Selection,
  records: readonly GroupRecord[],
  most: number,
): Promise<AlertGroup[]> => {
  const ids = records.map((record) => record.id);
  const entries = await entriesOf(reader, scope, selection, ids, most);
  return records.map((record) => groupOf(record, entries.get(record.id) ?? []));
};

const start = (scope: UnitScope, { status, from: first, to }: Selection): ReturnType<typeof parameters> => {
  const collected = parameters();
  [scope.organizationId, scope.unitId, status, first, to].forEach(collected.add);
  return collected;
};

/** One page of alert groups of a status and period. */
export const listAlertGroups = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
): Promise<{ content: AlertGroup[]; total: number }> => {
  const selection = { status: query.status, ...boundsOf(query) };
  const { values, add } = start(scope, selection);
  const chosen = from('') + (query.supplierId ? ` and a.supplier_id = ${add(query.supplierId)}` : '');
  const asked = [...values];
  const page = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const order = ` order by ${orderBy[query.sort]} ${query.direction} nulls last, a.id`;
  const records = await reader.query<GroupRecord & { all_groups: number }>(
    `select ${columns}, (count(*) over ())::int as all_groups ${chosen}${order}${page}`,
    values,
  );
  // A page beyond the end tells nothing of those before it.
  const [count] =
    records.length > 0 || query.page === 1
      ? records
      : await reader.query<{ all_groups: number }>(`select count(*)::int as all_groups ${chosen}`, asked);
  const content = await withEntries(reader, scope, selection, records, inList);
  return { content, total: count?.all_groups ?? 0 };
};

/** The group of one article, or null when it has no entry of the status in the period. */
export const findAlertGroup = async (
  reader: Reader,
  scope: UnitScope,
  selection: Selection,
  articleId: string,
): Promise<AlertGroup | null> => {
  const { values, add } = start(scope, selection);
  const sql = `select ${columns} ${from(` and article_id = ${add(articleId)}`)}`;
  const records = await reader.query<GroupRecord>(sql, values);
  const [group] = await withEntries(reader, scope, selection, records, inDetail);
  return group ?? null;
};

/** What waits for a decision: number of articles, and extra cost so far in the unit's currency. */
export const undecided = async (
  reader: Reader,
  scope: UnitScope,
): Promise<{ articles: number; extraCost: string }> => {
  const { values } = start(scope, { status: 'UNRESOLVED', from: null, to: null });
  const [count] = await reader.query<{ articles: number; extra: string }>(
    `select count(*)::int as articles, coalesce(trim_scale(sum(g.sum_diff) filter (where g.currency =
       (select currency from unit where organization_id = $1 and id = $2))), 0) as extra
     from (select article_id, currency, sum(sum_diff) as sum_diff ${entriesAsked} group by article_id, currency) g`,
    values,
  );
  return { articles: count?.articles ?? 0, extraCost: count?.extra ?? '0' };
};
