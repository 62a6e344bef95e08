import type { z } from 'zod';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { keptPrices } from '#core/products/article-growth.ts';
import { listedArticles, periodInPlan } from '#features/prices/price-monitoring/server/queries-listed.ts';
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
  readonly invoiced_name: string | null;
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

/** Cost ÷ quantity, where both have a meaning. */
const averageOf = (cost: string, quantity: string): string =>
  `case when ${quantity} > 0 and ${cost} > 0 then round(${cost} / ${quantity}, 6) end`;

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
  select l.article_id, ${averageOf('sum(l.sum - l.deposit)', 'sum(l.quantity)')} as average,
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
  name: 'a.name_order',
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

const supplierOf = 'join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id';

/**
 * Statistics `x` and prices `n` of articles `a`, from the lines of a period, $3 to $4; `lines` narrows them. The article knows its
 * newest line in the monitoring order, which breaks a tie of two invoices of one day.
 */
const fromPeriod = (lines: string, sort: (typeof productSort)[number]): string => `
  from (${statistics(sort === 'frequency' ? distinctDays : 'null::bigint', lines)}) x
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = x.article_id
  ${supplierOf}
  cross join lateral (
    select x.prices[1] as first,
      case when a.last_date = x.last_date then a.last_price else x.prices[cardinality(x.prices)] end as last
  ) n
  where x.prices is not null`;

/** The same of article `a` from the figures `f` of all time that are kept with it. */
const ofAllTime = `
  cross join lateral (
    select a.id as article_id, ${averageOf('f.cost', 'f.quantity')} as average, f.prices, a.price_min as min, a.price_max as max,
      f.quantity, round(f.cost, greatest(scale(f.cost), 2)) as sum, a.first_date, a.last_date, f.invoices, f.days as dates
  ) x
  cross join lateral (select f.first_price as first, a.last_price as last) n`;

/** As many rows as articles, however many lines. */
const fromAllTime = `
  from unit_article a
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
  ${supplierOf}
  ${ofAllTime}
  where a.organization_id = $1 and a.unit_id = $2`;

const isKnown = `
  n.first is not null and n.last is not null and x.min is not null and x.max is not null
  and x.quantity is not null and x.last_date is not null and x.first_date is not null`;

/**
 * The selection once, with what it is sorted by, and what is counted of it. `articles` is a condition on `a` and `x`; `kept` is
 * what rows need of `x`.
 */
const chosenBy = (
  from: string,
  articles: string,
  sort: (typeof productSort)[number],
  kept: 'x.*' | 'x.article_id',
): string => `
  with chosen as materialized (
    select ${kept}, n.first, n.last, ${orderBy[sort]} as place
    ${from}
      and ${isKnown}${articles}
  ), counted as materialized (
    select count(*)::int as all_articles, count(*) filter (where last <> first)::int as changed from chosen
  )`;

/** Everything that rows need of articles `a`: statistics `x`, prices `n`, their invoices and days `b`. */
const rows = `
  select a.id, a.name, a.invoiced_name, a.article_number, a.supplier_id, s.display_name as supplier_name, a.category, a.unit, a.currency,
    trim_scale(x.average) as average, trim_scale(n.first) as first, trim_scale(n.last) as last,
    trim_scale(x.min) as min, trim_scale(x.max) as max, trim_scale(x.quantity) as quantity,
    trim_scale(round(x.quantity / b.invoices, 6)) as average_quantity, x.sum,
    trim_scale(${frequencyOf('b.dates')}) as frequency, x.last_date, ${negotiated} as negotiated, a.unresolved,
    array(
      select trim_scale(price)::text
      from unnest(x.prices[greatest(1, cardinality(x.prices) - ${keptPrices} + 1):]) price
    ) as prices, c.all_articles, c.changed`;

/** Keys for an index: a join by hash would read every article of the unit. */
const inPage = 'any(array(select article_id from page))';

const joined = `
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.article_id and a.id = ${inPage}
  ${supplierOf}
  cross join counted c`;

/** Rows of the articles that a part of the selection leaves; `order` is of `p.place` and the id. */
const shownOfPeriod = (part: string, order: string): string => `
  , page as materialized (select * from chosen p ${part}), bought as (
    select l.article_id, count(distinct l.invoice_id) filter (where l.monitored) as invoices, ${distinctDays} as dates
    ${countedLines} and l.article_id in (select article_id from page) group by l.article_id
  )
  ${rows} from page p cross join lateral (select p.*) x cross join lateral (select p.first, p.last) n
  join bought b on b.article_id = p.article_id ${joined}${order}`;

/** What is shown of an article is read for these alone: the selection carries no prices. */
const shownOfAllTime = (part: string, order: string): string => `
  , page as materialized (select * from chosen p ${part})
  ${rows} from page p ${joined}
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.article_id and f.article_id = ${inPage}
  ${ofAllTime}
  cross join lateral (select x.invoices, x.dates) b
  where ${isKnown}${order}`;

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
    invoicedName: record.invoiced_name,
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

const isAllTime = (period: Period): boolean => period.from === null && period.to === null;

/** One page of products; `total` and `changedTotal` count the whole selection. */
export const listProducts = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  visible: Visible,
): Promise<Page> => {
  const [period, listed] = await Promise.all([
    periodInPlan(reader, scope, boundsOf(query)),
    listedArticles(reader, scope),
  ]);
  const { values, add } = parameters();
  [scope.organizationId, scope.unitId].forEach(add);
  const { sort, direction } = query;
  const allTime = isAllTime(period);
  if (!allTime) [period.from, period.to].forEach(add);
  const asked = filters(query, visible, listed, add);
  const chosen = allTime
    ? chosenBy(fromAllTime, asked, sort, 'x.article_id')
    : chosenBy(fromPeriod('', sort), asked, sort, 'x.*');
  const counting = [...values];
  const changed = query.changed ? 'where p.last <> p.first' : '';
  const order = (id: string): string => ` order by p.place ${direction} nulls last, ${id}`;
  const part = `${changed}${order('p.article_id')} limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const records = await reader.query<ProductRecord>(
    allTime
      ? `${chosenBy(fromAllTime, asked, sort, 'x.article_id')}${shownOfAllTime(part, order('a.id'))}`
      : `${chosenBy(fromPeriod('', sort), asked, sort, 'x.*')}${shownOfPeriod(part, order('a.id'))}`,
    values,
  );
  // A page beyond the end tells nothing of those before it.
  const [counts] =
    records.length > 0 || query.page === 1
      ? records
      : await reader.query<Counted>(`${chosen} select all_articles, changed from counted`, counting);
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
  const seen = visible === 'with-alerts' ? ' and a.unresolved > 0' : '';
  const unit = [scope.organizationId, scope.unitId];
  const boughtIn = async ({ from, to }: Period): Promise<ProductRow | null> => {
    const chosen = chosenBy(fromPeriod(' and l.article_id = $5', 'sum'), seen, 'sum', 'x.*');
    const values = [...unit, from, to, articleId];
    const [record] = await reader.query<ProductRecord>(`${chosen}${shownOfPeriod('', '')}`, values);
    return record === undefined ? null : productOf(record);
  };
  const found = isAllTime(period) ? null : await boughtIn(withinPlan(scope.view, period));
  if (found !== null) return found;
  const whole = await periodInPlan(reader, scope, { from: null, to: null });
  if (!isAllTime(whole)) return boughtIn(whole);
  const chosen = chosenBy(fromAllTime, ` and a.id = $3${seen}`, 'sum', 'x.article_id');
  const values = [...unit, articleId];
  const [record] = await reader.query<ProductRecord>(`${chosen}${shownOfAllTime('', '')}`, values);
  return record === undefined ? null : productOf(record);
};
