/**
 * Quantities of a year by article of `unit_article a`, joined as `y`: the same rule as `core/price-watch/yearly-quantity`.
 * `articles` is a condition on `a` that says whose.
 */
export const yearlyQuantities = (articles: string): string => `
  select article_id, is_estimated, round(case
      when days >= 365 then last_year
      when not is_estimated then (bought - newest) * 365 / days
      else bought * 365 / greatest(days, 30) end, 6) as quantity
  from (
    select l.article_id, a.last_date - a.first_date as days, sum(l.quantity) as bought,
      sum(l.quantity) filter (where l.issue_date > a.last_date - 365) as last_year,
      sum(l.quantity) filter (where l.issue_date = a.last_date) as newest,
      not (a.last_date - a.first_date >= 365
        or (a.last_date - a.first_date >= 28 and count(distinct l.issue_date) >= 3)) as is_estimated
    from unit_article a
    join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.article_id = a.id and l.monitored
    where a.organization_id = $1 and a.unit_id = $2 and ${articles}
    group by l.article_id, a.first_date, a.last_date
  ) purchases`;

/**
 * Difference × the quantity of a year `y`, for the price that is billed now by `unit_article a`: the same rule as
 * `core/price-watch/yearly-impact`. `g` is the newest entry of a selection.
 */
export const yearlyImpact = `case when g.watched is not null and a.watch_state #>> '{newest,id}' = g.newest_id::text
  then round(g.item_diff * y.quantity, 2) end`;
