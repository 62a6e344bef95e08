/**
 * Condition on `deal d`: agreed for `unit_article a` in unit $2 of organization $1, and not ended by a decision on it.
 * Its period is another question.
 */
export const agreedDeals = `d.organization_id = $1 and d.supplier_id = a.supplier_id
    and d.article_key = any (a.article_key || a.earlier_keys)
    and coalesce($2 = any(d.unit_ids), true) and not coalesce(
      a.watch_state -> 'endedDeals' @> jsonb_build_array(jsonb_build_object('dealId', d.id)), false)`;

/** The monitoring order of `invoice_line l` with its `invoice i`, backwards. */
export const latestLineFirst =
  'l.issue_date desc, i.number collate "C" desc, i.sha256 collate "C" desc, l.line_no desc';

/**
 * Joins `unit_article a` with what its next line is compared with if it is dated on the day (a placeholder); `watchedToday` and
 * `watchedDealToday` are then the price and the deal that it came from.
 */
export const withWatched = (day: string): string =>
  `left join krogkoll_watched_on($1, $2, ${day}::date) w on w.article_id = a.id`;

export const watchedToday = 'coalesce(w.price, a.watched_price)';

export const watchedDealToday = 'case when w.article_id is null then a.watched_deal_id else w.deal_id end';

/**
 * Condition on `price_alert_entry` of unit $2 of organization $1: those of a status, dated from one day to another (all three
 * placeholders; a null day leaves that side open).
 */
export const ofSelection = (status: string, from: string, to: string): string =>
  `organization_id = $1 and unit_id = $2 and status = ${status}
    and invoice_date >= coalesce(${from}::date, '-infinity') and invoice_date <= coalesce(${to}::date, 'infinity')`;

/** What an entry has cost more, or less, without what came back, in the currency's smallest unit. */
export const extraCost = 'round(extra, 2)';
