/** The quantity of a year of `unit_article a`, over the figures `f` that are kept with it: the same rule as `core/price-watch/yearly-quantity`. */
export const yearOfFigures = `
  select is_estimated, round(case
      when days >= 365 then f.year_quantity
      when not is_estimated then (a.quantity_total - f.day_quantity) * 365 / days
      else a.quantity_total * 365 / greatest(days, 30) end, 6) as quantity
  from (
    select a.last_date - a.first_date as days,
      not (a.last_date - a.first_date >= 365 or (a.last_date - a.first_date >= 28 and f.days >= 3)) as is_estimated
  ) purchases`;

/** Figures `f` of `unit_article a`, which tell what a year buys. */
export const withFigures = `
  join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id and f.last_day is not null`;

/** The same by article, joined as `y`. `articles` is a condition on `a` that says whose. */
export const yearlyQuantities = (articles: string): string => `
  select a.id as article_id, y.is_estimated, y.quantity
  from unit_article a
  ${withFigures}
  cross join lateral (${yearOfFigures}) y
  where a.organization_id = $1 and a.unit_id = $2 and ${articles}`;

/**
 * Difference × the quantity of a year `y`, for the price that is billed now by `unit_article a`: the same rule as
 * `core/price-watch/yearly-impact`. `g` is the newest entry of a selection.
 */
export const yearlyImpact = `case when g.watched is not null and a.watch_state #>> '{newest,id}' = g.newest_id::text
  then round(g.item_diff * y.quantity, 2) end`;
