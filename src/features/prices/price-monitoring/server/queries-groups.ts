import type { z } from 'zod';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { parameters, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { priceMonitoringContract } from '../contract.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import { entriesOf, newestFirst } from './queries-entries.ts';
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

/** Entries of one status and period, grouped by article; the newest entry speaks for the group. */
const grouped = `
  select article_id, min(invoice_date) as first_date, max(invoice_date) as last_date, sum(sum_diff) as sum_diff,
    ${newest('watched_price')} as watched, ${newest('billed_price')} as billed, ${newest('item_diff')} as item_diff,
    ${newest('kind')} as kind, ${newest('cause')} as cause
  from price_alert_entry
  where organization_id = $1 and unit_id = $2 and status = $3
    and invoice_date >= coalesce($4::date, '-infinity') and invoice_date <= coalesce($5::date, 'infinity')`;

/** Difference × the quantity of a year at the article's run rate; the same rule as `core/price-watch/yearly-impact`. */
const yearly = `round(a.quantity_total * 365 * g.item_diff / greatest(a.last_date - a.first_date + 1, 30), 2)`;

const columns = `
  a.id, a.supplier_id, s.display_name as supplier_name, a.category, a.name as title, a.article_number, a.unit,
  a.currency, g.first_date, g.last_date, a.unresolved, a.resolved, a.ignored, trim_scale(g.watched) as watched,
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

const load = async (
  reader: Reader,
  scope: UnitScope,
  selection: Selection,
  sql: string,
  values: readonly unknown[],
): Promise<AlertGroup[]> => {
  const records = await reader.query<GroupRecord>(sql, values);
  const entries = await entriesOf(
    reader,
    scope,
    selection,
    records.map((record) => record.id),
  );
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
  const [count] = await reader.query<{ total: number }>(`select count(*)::int as total ${chosen}`, values);
  const page = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const order = ` order by ${orderBy[query.sort]} ${query.direction} nulls last, a.id`;
  const content = await load(reader, scope, selection, `select ${columns} ${chosen}${order}${page}`, values);
  return { content, total: count?.total ?? 0 };
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
  const [group] = await load(reader, scope, selection, sql, values);
  return group ?? null;
};

/** What waits for a decision: number of articles, extra cost so far in the unit's currency, and the costliest ones. */
export const undecided = async (
  reader: Reader,
  scope: UnitScope,
  limit: number,
): Promise<{ articles: number; extraCost: string; worst: AlertGroup[] }> => {
  const selection: Selection = { status: 'UNRESOLVED', from: null, to: null };
  const { values, add } = start(scope, selection);
  const chosen = from('');
  const [count] = await reader.query<{ articles: number; extra: string }>(
    `select count(*)::int as articles, coalesce(trim_scale(sum(g.sum_diff) filter (where a.currency =
       (select currency from unit where organization_id = $1 and id = $2))), 0) as extra ${chosen}`,
    values,
  );
  const sql = `select ${columns} ${chosen} order by g.sum_diff desc, a.id limit ${add(limit)}`;
  const worst = await load(reader, scope, selection, sql, values);
  return { articles: count?.articles ?? 0, extraCost: count?.extra ?? '0', worst };
};
