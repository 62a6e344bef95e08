import type { z } from 'zod';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
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

/** Of a whole selection. */
interface Counted {
  readonly all_articles: number;
  readonly changed: number;
}

interface ProductRecord extends Counted {
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
  readonly prices: string[];
}

/** Lines `l` of the unit in the period that count. */
const countedLines = `
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2
    and l.issue_date >= coalesce($3::date, '-infinity') and l.issue_date <= coalesce($4::date, 'infinity')
    and l.article_id is not null and l.counted`;

/** Distinct days and invoices are the dear part: they are counted for what is shown, and days for what is sorted by them. */
const distinctDays = 'count(distinct l.issue_date) filter (where l.monitored)';

const frequencyOf = (dates: string): string => `
  case when ${dates} > 1 then round((x.last_date - x.first_date)::numeric / (${dates} - 1), 6) end`;

/**
 * Statistics of PRODUCT section 3 by article, as `core/products/statistics` says them, over the lines of a period in one index scan. Credit lines (negative
 * quantities) count in cost and quantity once they are through the gate; prices come from monitored lines alone. Of two
 * invoices on a period's first day the one with the lower id gives `first`: the index does not have their numbers.
 */
const statistics = (dates: string, articleFilter: string): string => `
  select l.article_id,
    case when sum(l.quantity) > 0 and sum(l.sum - l.deposit) > 0 then round(sum(l.sum - l.deposit) / sum(l.quantity), 6) end as average,
    array_agg(l.comparable_price order by l.issue_date, l.invoice_id, l.line_no) filter (where l.monitored) as prices,
    min(l.comparable_price) filter (where l.monitored) as min,
    max(l.comparable_price) filter (where l.monitored) as max,
    sum(l.quantity) as quantity,
    sum(l.sum - l.deposit) as sum,
    min(l.issue_date) filter (where l.monitored) as first_date,
    max(l.issue_date) filter (where l.monitored) as last_date,
    ${dates} as dates
  ${countedLines}${articleFilter} group by l.article_id`;

const orderBy: Readonly<Record<(typeof productSort)[number], string>> = {
  name: swedishOrder('a.name'),
  supplier: swedishOrder('s.display_name'),
  last: 'n.last',
  change: '(n.last - n.first) / n.first',
  average: 'x.average',
  quantity: 'x.quantity',
  sum: 'x.sum',
  frequency: frequencyOf('x.dates'),
  lastUsed: 'x.last_date',
  variance: '(x.max - x.min) / nullif(x.average, 0)',
};

const negotiated = `exists (
  select from deal d where ${agreedDeals} and (d.valid_to is null or d.valid_to >= x.last_date))`;

/**
 * The selection once, with what it is sorted by, and what is counted of it. The article knows its newest line in the
 * monitoring order, which breaks a tie of two invoices of one day. `lines` and `articles` are conditions on lines `l`, and on
 * the article `a` with its statistics `x`.
 */
const chosenBy = (lines: string, articles: string, sort: (typeof productSort)[number]): string => `
  with chosen as materialized (
    select x.article_id, x.average, x.prices, n.first, n.last, x.min, x.max, x.quantity, x.sum, x.first_date, x.last_date,
      ${orderBy[sort]} as place
    from (${statistics(sort === 'frequency' ? distinctDays : 'null::bigint', lines)}) x
    join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = x.article_id
    join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
    cross join lateral (
      select x.prices[1] as first,
        case when a.last_date = x.last_date then a.last_price else x.prices[cardinality(x.prices)] end as last
    ) n
    where x.prices is not null and n.first is not null and n.last is not null and x.min is not null and x.max is not null
      and x.quantity is not null and x.last_date is not null and x.first_date is not null${articles}
  ), counted as materialized (
    select count(*)::int as all_articles, count(*) filter (where last <> first)::int as changed from chosen
  )`;

/** Prices of an article that a row draws, the newest. */
const mostPrices = 60;

/** Everything that rows need of the articles that a part of the selection leaves; `order` is of `x.place` and the id. */
const shown = (part: string, order: (id: string) => string): string => `
  , page as materialized (select * from chosen x ${part}), bought as (
    select l.article_id, count(distinct l.invoice_id) filter (where l.monitored) as invoices, ${distinctDays} as dates
    ${countedLines} and l.article_id in (select article_id from page) group by l.article_id
  )
  select a.id, a.name, a.article_number, a.supplier_id, s.display_name as supplier_name, a.category, a.unit, a.currency,
    trim_scale(x.average) as average, trim_scale(x.first) as first, trim_scale(x.last) as last,
    trim_scale(x.min) as min, trim_scale(x.max) as max, trim_scale(x.quantity) as quantity,
    trim_scale(round(x.quantity / b.invoices, 6)) as average_quantity, x.sum,
    trim_scale(${frequencyOf('b.dates')}) as frequency, x.last_date, ${negotiated} as negotiated, a.unresolved,
    array(
      select trim_scale(price)::text
      from unnest(x.prices[greatest(1, cardinality(x.prices) - ${mostPrices} + 1):]) price
    ) as prices, c.all_articles, c.changed
  from page x
  join bought b on b.article_id = x.article_id
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = x.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  cross join counted c${order('a.id')}`;

const filters = (
  query: ListQuery,
  visible: Visible,
  listed: readonly string[] | null,
  add: (value: unknown) => string,
): string => {
  const parts: string[] = [];
  if (listed !== null) parts.push(`a.id = any(${add(listed)}::uuid[])`);
  if (query.search) parts.push(`a.search like ${add(contains(query.search))}`);
  if (query.supplierId) parts.push(`a.supplier_id = ${add(query.supplierId)}`);
  if (query.category) parts.push(`a.category = ${add(query.category)}`);
  if (query.negotiated) parts.push(negotiated);
  if (visible === 'with-alerts') parts.push('a.unresolved > 0');
  return parts.map((part) => ` and ${part}`).join('');
};

const percent = (part: string, whole: string, places: number): string =>
  decimal(whole).eq('0') ? '0' : rounded(decimal(part).times('100').div(decimal(whole)), places);

const productOf = (record: ProductRecord): ProductRow => {
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
    prices: record.prices,
  };
};

/** One page of products; `total` and `changedTotal` count the whole selection. */
export const listProducts = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  visible: Visible,
): Promise<Page> => {
  const period = withinPlan(scope.view, boundsOf(query));
  const listed = await listedArticles(reader, scope);
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId, period.from, period.to].forEach(add);
  const { sort, direction } = query;
  const chosen = chosenBy('', filters(query, visible, listed, add), sort);
  const asked = [...values];
  const changed = query.changed ? 'where x.last <> x.first' : '';
  const order = (id: string): string => ` order by x.place ${direction} nulls last, ${id}`;
  const part = `${changed}${order('x.article_id')} limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const records = await reader.query<ProductRecord>(chosen + shown(part, order), values);
  // A page beyond the end tells nothing of those before it.
  const [counts] =
    records.length > 0 || query.page === 1
      ? records
      : await reader.query<Counted>(`${chosen} select all_articles, changed from counted`, asked);
  const total = (query.changed ? counts?.changed : counts?.all_articles) ?? 0;
  return {
    content: records.map(productOf),
    total,
    changedTotal: counts?.changed ?? 0,
    isLimited: listed !== null,
  };
};

/**
 * One product with the statistics of a period, or of all that the plan shows when it was not bought in the period; null when
 * missing.
 */
export const findProduct = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  articleId: string,
  visible: Visible,
): Promise<ProductRow | null> => {
  const articles = visible === 'with-alerts' ? ' and a.unresolved > 0' : '';
  const chosen = chosenBy(' and l.article_id = $5', articles, 'sum');
  const sql = chosen + shown('', () => '');
  for (const asked of [period, { from: null, to: null }]) {
    const tried = withinPlan(scope.view, asked);
    const values = [scope.organizationId, scope.unitId, tried.from, tried.to, articleId];
    const [record] = await reader.query<ProductRecord>(sql, values);
    if (record !== undefined) return productOf(record);
  }
  return null;
};
