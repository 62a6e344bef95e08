import type { z } from 'zod';
import { decimal, rounded } from '#core/values/decimal.ts';
import { pricesOf } from '#features/prices/price-monitoring/server/queries-prices.ts';
import type { Period } from '#features/prices/price-monitoring/server/queries-prices.ts';
import { agreedDeals } from '#features/prices/price-monitoring/server/queries-conditions.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { contains, parameters, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { ProductRow, productSort, productsContract } from '../contract.ts';

type ListQuery = z.output<(typeof productsContract.listProducts)['query'] & z.ZodType>;

type Page = z.output<typeof productsContract.listProducts.reply>;

/** What a role may see of the products: a reporter only those with active alerts (SECURITY matrix, row 23). */
export type Visible = 'all' | 'with-alerts';

interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly article_number: string | null;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category: ProductRow['category'];
  readonly unit: string;
  readonly currency: string;
  readonly average: string | null;
  readonly first: string;
  readonly last: string;
  readonly min: string;
  readonly max: string;
  readonly quantity: string;
  readonly average_quantity: string;
  readonly sum: string;
  readonly frequency: string | null;
  readonly last_date: string;
  readonly negotiated: boolean;
  readonly unresolved: number;
}

/**
 * Statistics of PRODUCT section 3 by article, as `core/products/statistics` says them, over the lines of a period in one index scan. Credit lines (negative
 * quantities) count in cost and quantity once they are through the gate; prices come from monitored lines alone. Of two
 * invoices on a period's first day the one with the lower id gives `first`: the index does not have their numbers.
 */
const statistics = `
  select l.article_id,
    case when sum(l.quantity) > 0 and sum(l.sum - l.deposit) > 0 then round(sum(l.sum - l.deposit) / sum(l.quantity), 6) end as average,
    (array_agg(l.comparable_price order by l.issue_date, l.invoice_id, l.line_no) filter (where l.monitored))[1] as first,
    (array_agg(l.comparable_price order by l.issue_date desc, l.invoice_id desc, l.line_no desc)
      filter (where l.monitored))[1] as last,
    min(l.comparable_price) filter (where l.monitored) as min,
    max(l.comparable_price) filter (where l.monitored) as max,
    sum(l.quantity) as quantity,
    round(sum(l.quantity) / count(distinct l.invoice_id) filter (where l.monitored), 6) as average_quantity,
    sum(l.sum - l.deposit) as sum,
    case when count(distinct l.issue_date) filter (where l.monitored) > 1 then
      round((max(l.issue_date) filter (where l.monitored) - min(l.issue_date) filter (where l.monitored))::numeric
        / (count(distinct l.issue_date) filter (where l.monitored) - 1), 6) end as frequency,
    max(l.issue_date) filter (where l.monitored) as last_date
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2
    and l.issue_date >= coalesce($3::date, '-infinity') and l.issue_date <= coalesce($4::date, 'infinity')
    and l.article_id is not null and l.counted`;

// The article knows its newest line in the monitoring order, which breaks a tie of two invoices of one day.
const fromProducts = (articleFilter: string): string => `
  from (${statistics}${articleFilter} group by l.article_id) x
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = x.article_id
  cross join lateral (select case when a.last_date = x.last_date then a.last_price else x.last end as last) n
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where x.first is not null and n.last is not null and x.min is not null and x.max is not null
    and x.quantity is not null and x.average_quantity is not null and x.last_date is not null`;

const negotiated = `exists (
  select from deal d where ${agreedDeals} and (d.valid_to is null or d.valid_to >= x.last_date))`;

const columns = `
  a.id, a.name, a.article_number, a.supplier_id, s.display_name as supplier_name, a.category, a.unit, a.currency,
  trim_scale(x.average) as average, trim_scale(x.first) as first, trim_scale(n.last) as last,
  trim_scale(x.min) as min, trim_scale(x.max) as max, trim_scale(x.quantity) as quantity,
  trim_scale(x.average_quantity) as average_quantity, x.sum, trim_scale(x.frequency) as frequency, x.last_date,
  ${negotiated} as negotiated, a.unresolved`;

const orderBy: Readonly<Record<(typeof productSort)[number], string>> = {
  name: swedishOrder('a.name'),
  supplier: swedishOrder('s.display_name'),
  last: 'n.last',
  change: '(n.last - x.first) / x.first',
  average: 'x.average',
  quantity: 'x.quantity',
  sum: 'x.sum',
  frequency: 'x.frequency',
  lastUsed: 'x.last_date',
  variance: '(x.max - x.min) / nullif(x.average, 0)',
};

const filters = (query: ListQuery, visible: Visible, add: (value: unknown) => string): string => {
  const parts: string[] = [];
  if (query.search) parts.push(`a.search like ${add(contains(query.search))}`);
  if (query.supplierId) parts.push(`a.supplier_id = ${add(query.supplierId)}`);
  if (query.category) parts.push(`a.category = ${add(query.category)}`);
  if (query.negotiated) parts.push(negotiated);
  if (visible === 'with-alerts') parts.push('a.unresolved > 0');
  return parts.map((part) => ` and ${part}`).join('');
};

const percent = (part: string, whole: string, places: number): string =>
  decimal(whole).eq('0') ? '0' : rounded(decimal(part).times('100').div(decimal(whole)), places);

const productOf = (record: ProductRecord, prices: readonly string[]): ProductRow => {
  const change = rounded(decimal(record.last).minus(decimal(record.first)), 6);
  return {
    id: record.id,
    name: record.name,
    articleNumber: record.article_number,
    supplier: { id: record.supplier_id, displayName: record.supplier_name },
    category: record.category,
    unit: record.unit,
    currency: record.currency,
    average: record.average,
    last: record.last,
    min: record.min,
    max: record.max,
    priceVariance:
      record.average === null
        ? null
        : percent(decimal(record.max).minus(decimal(record.min)).toFixed(), record.average, 6),
    change,
    changePercent: percent(change, record.first, 1),
    totalQuantity: record.quantity,
    averageQuantity: record.average_quantity,
    totalSum: record.sum,
    orderFrequency: record.frequency,
    lastUsedDate: record.last_date,
    negotiated: record.negotiated,
    unresolved: record.unresolved,
    prices: [...prices],
  };
};

const load = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  sql: string,
  values: readonly unknown[],
): Promise<ProductRow[]> => {
  const records = await reader.query<ProductRecord>(sql, values);
  const prices = await pricesOf(
    reader,
    scope,
    period,
    records.map((record) => record.id),
  );
  return records.map((record) => productOf(record, prices.get(record.id) ?? []));
};

/** One page of products; `total` and `changedTotal` count the whole selection. */
export const listProducts = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  visible: Visible,
): Promise<Page> => {
  const period = boundsOf(query);
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId, period.from, period.to].forEach(add);
  const selection = fromProducts('') + filters(query, visible, add);
  const changed = query.changed ? ' and n.last <> x.first' : '';
  const [counts] = await reader.query<{ all: number; changed: number }>(
    `select count(*)::int as all, count(*) filter (where n.last <> x.first)::int as changed ${selection}`,
    values,
  );
  const page = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const order = ` order by ${orderBy[query.sort]} ${query.direction} nulls last, a.id`;
  const content = await load(
    reader,
    scope,
    period,
    `select ${columns} ${selection}${changed}${order}${page}`,
    values,
  );
  const total = (query.changed ? counts?.changed : counts?.all) ?? 0;
  return { content, total, changedTotal: counts?.changed ?? 0 };
};

/** One product with the statistics of a period, or of all time when it was not bought in the period; null when missing. */
export const findProduct = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  articleId: string,
  visible: Visible,
): Promise<ProductRow | null> => {
  const guard = visible === 'with-alerts' ? ' and a.unresolved > 0' : '';
  const sql = `select ${columns} ${fromProducts(' and l.article_id = $5')}${guard}`;
  for (const tried of [period, { from: null, to: null }]) {
    const values = [scope.organizationId, scope.unitId, tried.from, tried.to, articleId];
    const [product] = await load(reader, scope, tried, sql, values);
    if (product !== undefined) return product;
  }
  return null;
};
