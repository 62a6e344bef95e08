import { laterOf, withinPlan } from '#core/entitlements/plan-view.ts';
import { endedDealSql } from '#features/prices/price-monitoring/server/queries-article.ts';
import {
  agreedDeals,
  latestLineFirst,
  watchedDealToday,
  watchedToday,
  withWatched,
} from '#features/prices/price-monitoring/server/queries-conditions.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import { watchedStepsOf } from '#features/prices/price-monitoring/server/queries-steps.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { ProductDetail } from '../contract.ts';
import { findProduct } from './queries-list.ts';
import type { Period } from '#features/prices/price-monitoring/server/queries-prices.ts';
import type { Visible } from './queries-list.ts';
import { marketOf } from './queries-market.ts';

/** Latest purchases shown on the product's page. */
const maxPurchases = 500;

interface PurchaseRecord {
  readonly invoice_id: string;
  readonly invoice_number: string;
  readonly line_no: number;
  readonly date: string;
  readonly quantity: string;
  readonly price: string;
  readonly sum: string;
  readonly item_diff: string | null;
  readonly status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED' | null;
  readonly purchase_count: number;
}

/** Invoices by keys: a join by hash would read every invoice of the unit. */
const purchasesSql = `
  with bought as materialized (
    select id, invoice_id, line_no, issue_date, quantity, comparable_price, sum - deposit as sum from invoice_line
    where organization_id = $1 and unit_id = $2 and article_id = $3 and counted
      and issue_date >= coalesce($4::date, '-infinity') and issue_date <= coalesce($5::date, 'infinity')
  )
  select l.invoice_id, i.number as invoice_number, l.line_no, l.issue_date as date,
    trim_scale(l.quantity) as quantity, trim_scale(l.comparable_price) as price, l.sum,
    trim_scale(e.item_diff) as item_diff, e.status,
    (count(*) filter (where l.quantity > 0) over ())::int as purchase_count
  from bought l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
    and i.id = any(array(select invoice_id from bought))
  left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.id = l.id
  where l.comparable_price is not null and l.quantity is not null
  order by ${latestLineFirst} limit ${maxPurchases}`;

interface WatchRecord {
  readonly watched_price: string;
  readonly watched_deal_id: string | null;
  readonly last_price: string;
  readonly unresolved: number;
  readonly unresolved_sum: string;
  readonly unresolved_since: string | null;
  readonly first_date: string;
  readonly deal_id: string | null;
  readonly deal_price: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly market_priced: boolean | null;
  readonly ended: ProductDetail['endedDeal'];
}

/** The watched price and the deal that holds on the newest purchase's day: the unit's own before the organization's. */
const watchSql = `
  select trim_scale(${watchedToday}) as watched_price, ${watchedDealToday} as watched_deal_id, trim_scale(a.last_price) as last_price,
    a.first_date, u.unresolved, u.unresolved_sum, u.unresolved_since,
    d.id as deal_id, trim_scale(d.price) as deal_price, d.valid_from, d.valid_to, d.market_priced,
    (select to_json(e) from (${endedDealSql}) e) as ended
  from unit_article a
  ${withWatched('$4')}
  cross join lateral (
    select count(*)::int as unresolved, coalesce(trim_scale(sum(e.extra)), 0) as unresolved_sum,
      min(e.invoice_date) as unresolved_since
    from price_alert_entry e
    where e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.status = 'UNRESOLVED'
      and e.invoice_date >= coalesce($5::date, '-infinity')
  ) u
  left join lateral (
    select * from deal d
    where ${agreedDeals}
      and d.valid_from <= a.last_date and (d.valid_to is null or d.valid_to >= a.last_date)
    order by d.unit_ids is null, d.valid_from desc limit 1
  ) d on true
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3
    and a.watched_price is not null and a.last_price is not null and a.first_date is not null`;

const purchaseOf = (record: PurchaseRecord): ProductDetail['purchases'][number] => ({
  invoiceId: record.invoice_id,
  invoiceNumber: record.invoice_number,
  lineNo: record.line_no,
  date: record.date,
  quantity: record.quantity,
  price: record.price,
  sum: record.sum,
  itemDiff: record.item_diff,
  status: record.status,
});

const dealOf = (watch: WatchRecord): ProductDetail['deal'] => {
  const { deal_id: id, deal_price: price, valid_from: validFrom, market_priced: marketPriced } = watch;
  if (id === null || price === null || validFrom === null || marketPriced === null) return null;
  return { id, price, validFrom, validTo: watch.valid_to, marketPriced };
};

/** One product with its purchases, newest first, the deal in force and what waits for a decision. */
export const readProductDetail = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
  articleId: string,
  { visible, today }: { readonly visible: Visible; readonly today: string },
): Promise<ProductDetail | Refused<'article.not_exist' | 'plan.required'>> => {
  const since = scope.view?.since ?? null;
  const { from, to } = withinPlan(scope.view, period);
  const key = [scope.organizationId, scope.unitId, articleId];
  // Nothing here waits for another answer, so all of it goes to the engine together.
  const [product, [watch], listed, purchases, watched, market] = await Promise.all([
    findProduct(reader, scope, period, articleId, visible),
    reader.query<WatchRecord>(watchSql, [...key, today, since]),
    listedArticles(reader, scope),
    reader.query<PurchaseRecord>(purchasesSql, [...key, from, to]),
    watchedStepsOf(reader, scope, articleId),
    marketOf(reader, scope, articleId, today),
  ]);
  if (watch === undefined) return refused('article.not_exist');
  const isHidden = listed !== null && !listed.includes(articleId);
  if (product === null && (visible === 'with-alerts' || since === null)) return refused('article.not_exist');
  if (product === null || isHidden) return refused('plan.required');
  return {
    product,
    firstDate: laterOf(watch.first_date, since) ?? watch.first_date,
    watchedPrice: watch.watched_price,
    watchedSource: watch.watched_deal_id === null ? 'invoiced' : 'deal',
    deal: dealOf(watch),
    endedDeal: watch.ended,
    watched,
    ...market,
    pending:
      watch.unresolved === 0
        ? null
        : {
            newPrice: watch.last_price,
            watchedPrice: watch.watched_price,
            entries: watch.unresolved,
            extra: watch.unresolved_sum,
            since: watch.unresolved_since ?? watch.first_date,
          },
    purchases: purchases.map(purchaseOf),
    purchaseCount: purchases[0]?.purchase_count ?? 0,
  };
};
