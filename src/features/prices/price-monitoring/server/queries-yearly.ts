/**
 * Quantities of a year by article of `unit_article a`, joined as `y`: the same rule as `core/price-watch/yearly-quantity`, over
 * figures that are kept with the article. `articles` is a condition on `a` that says whose.
 */
export const yearlyQuantities = (articles: string): string => `
  select article_id, is_estimated, round(case
      when days >= 365 then last_year
      when not is_estimated then (bought - newest) * 365 / days
      else bought * 365 / greatest(days, 30) end, 6) as quantity
  from (
    select a.id as article_id, a.last_date - a.first_date as days, a.quantity_total as bought, f.year_quantity as last_year,
      f.day_quantity as newest,
      not (a.last_date - a.first_date >= 365 or (a.last_date - a.first_date >= 28 and f.days >= 3)) as is_estimated
    from unit_article a
    join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id and f.last_day is not null
    where a.organization_id = $1 and a.unit_id = $2 and ${articles}
  ) purchases`;

/**
 * Difference × the quantity of a year `y`, for the price that is billed now by `unit_article a`: the same rule as
 * `core/price-watch/yearly-impact`. `g` is the newest entry of a selection.
 */
export const yearlyImpact = `case when g.watched is not null and a.watch_state #>> '{newest,id}' = g.newest_id::text
  then round(g.item_diff * y.quantity, 2) end`;
