import { keptPrices } from '#core/products/article-growth.ts';
import { agreedDeals } from '#features/prices/price-monitoring/server/queries-conditions.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { productSort } from '../contract.ts';

type Sort = (typeof productSort)[number];

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

const orderBy: Readonly<Record<Sort, string>> = {
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

/** Whether a deal is agreed for article `a` with figures `x`. */
export const negotiated = `exists (
  select from deal d where ${agreedDeals} and (d.valid_to is null or d.valid_to >= x.last_date))`;

const supplierOf = 'join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id';

const isKnown = `
  n.first is not null and n.last is not null and x.min is not null and x.max is not null
  and x.quantity is not null and x.last_date is not null and x.first_date is not null`;

/**
 * Statistics `x` and prices `n` of articles `a`, from the lines of a period, $3 to $4; `lines` narrows them. The article knows its
 * newest line in the monitoring order, which breaks a tie of two invoices of one day.
 */
export const fromPeriod = (lines: string, sort: Sort): string => `
  from (${statistics(sort === 'frequency' ? distinctDays : 'null::bigint', lines)}) x
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = x.article_id
  ${supplierOf}
  cross join lateral (
    select x.prices[1] as first,
      case when a.last_date = x.last_date then a.last_price else x.prices[cardinality(x.prices)] end as last
  ) n
  where x.prices is not null and ${isKnown}`;

/** The same of article `a` from the figures `f` of all time that are kept with it. */
const ofAllTime = `
  cross join lateral (
    select a.id as article_id, ${averageOf('f.cost', 'f.quantity')} as average, f.prices, a.price_min as min, a.price_max as max,
      f.quantity, round(f.cost, greatest(scale(f.cost), 2)) as sum, a.first_date, a.last_date, f.invoices, f.days as dates
  ) x
  cross join lateral (select f.first_price as first, a.last_price as last) n`;

/**
 * As many rows as articles, however many lines. Until a row of `a` is asked for more than the index `unit_article_chosen` has, none is
 * read: monitoring writes bounds and days together with the last price.
 */
export const fromAllTime = `
  from unit_article a
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
  ${supplierOf}
  ${ofAllTime}
  where a.organization_id = $1 and a.unit_id = $2 and n.first is not null and n.last is not null`;

/**
 * The selection once, with what it is sorted by, and what is counted of it. `articles` is a condition on `a` and `x`; `kept` is
 * what rows need of `x`.
 */
export const chosenBy = (
  from: string,
  articles: string,
  sort: Sort,
  kept: 'x.*' | 'x.article_id',
): string => `
  with chosen as materialized (
    select ${kept}, n.first, n.last, ${orderBy[sort]} as place
    ${from}${articles}
  ), counted as materialized (
    select count(*)::int as all_articles, count(*) filter (where last <> first)::int as changed from chosen
  )`;

/** Everything that rows need of articles `a`: statistics `x`, prices `n`, their invoices and days `b`. */
const columns = `
  select a.id, a.name, a.invoiced_name, a.article_number, a.supplier_id, s.display_name as supplier_name, a.category, a.unit, a.currency,
    trim_scale(x.average) as average, trim_scale(n.first) as first, trim_scale(n.last) as last,
    trim_scale(x.min) as min, trim_scale(x.max) as max, trim_scale(x.quantity) as quantity,
    trim_scale(round(x.quantity / b.invoices, 6)) as average_quantity, x.sum,
    trim_scale(${frequencyOf('b.dates')}) as frequency, x.last_date, ${negotiated} as negotiated, a.unresolved,
    array(
      select trim_scale(price)::text
      from unnest(x.prices[greatest(1, cardinality(x.prices) - ${keptPrices} + 1):]) price
    ) as prices`;

const rows = `${columns}, c.all_articles, c.changed`;

/** Keys for an index: a join by hash would read every article of the unit. */
const inPage = 'any(array(select article_id from page))';

const joined = `
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.article_id and a.id = ${inPage}
  ${supplierOf}
  cross join counted c`;

/** Rows of the articles that a part of the selection leaves; `order` is of `p.place` and the id. */
export const shownOfPeriod = (part: string, order: string): string => `
  , page as materialized (select * from chosen p ${part}), bought as (
    select l.article_id, count(distinct l.invoice_id) filter (where l.monitored) as invoices, ${distinctDays} as dates
    ${countedLines} and l.article_id in (select article_id from page) group by l.article_id
  )
  ${rows} from page p cross join lateral (select p.*) x cross join lateral (select p.first, p.last) n
  join bought b on b.article_id = p.article_id ${joined}${order}`;

/** What is shown of an article is read for these alone: the selection carries no prices. */
export const shownOfAllTime = (part: string, order: string): string => `
  , page as materialized (select * from chosen p ${part})
  ${rows} from page p ${joined}
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.article_id and f.article_id = ${inPage}
  ${ofAllTime}
  cross join lateral (select x.invoices, x.dates) b
  where ${isKnown}${order}`;

/** The row of article $3 from what is kept of all time; `articles` is a condition on `a`. */
export const oneOfAllTime = (articles: string): string => `
  ${columns}
  from unit_article a
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
  ${supplierOf}
  ${ofAllTime}
  cross join lateral (select x.invoices, x.dates) b
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3 and ${isKnown}${articles}`;
