import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { extraCost } from './queries-conditions.ts';
import { withFigures, yearOfFigures } from './queries-yearly.ts';

/** What prices cost that wait for a decision, and what decisions have saved; sums in the unit's currency. */
export interface DecisionCosts {
  /** What waits: number of articles, and extra cost so far. */
  readonly undecided: { readonly articles: number; readonly extraCost: string };
  /** Of these the ones that cost more: how many, how much a year, and whether any year is estimated. */
  readonly dearer: { readonly articles: number; readonly yearly: string; readonly isEstimated: boolean };
  /**
   * Articles that a person decided on since the day, in decisions that stand, and what those cost less a year whose price has gone down
   * since: (the price decided on − the newest) × the quantity of a year.
   */
  readonly decided: { readonly articles: number; readonly yearly: string };
  /** Somebody has set a limit in the unit. */
  readonly hasRules: boolean;
}

interface CostRecord {
  readonly undecided: number;
  readonly extra: string;
  readonly dearer: number;
  readonly dearer_yearly: string;
  readonly is_estimated: boolean;
  readonly decided: number;
  readonly decided_yearly: string;
  readonly has_rules: boolean;
}

/** Articles with their figures by keys: a join by hash would read every article of the unit. */
const articlesOf = (source: string): string => `
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = any(array(select article_id from ${source}))
    and a.id = s.article_id`;
const yearOf = (source: string): string => `
  ${withFigures} and f.article_id = any(array(select article_id from ${source}))
  cross join lateral (${yearOfFigures}) y`;

/** The entry of an article's newest line is the newest of its group, as `yearlyImpact` has it of groups. */
const costsSql = `
  with waiting as materialized (
    select article_id, id, currency, ${extraCost} as extra, item_diff, watched_price, invoice_date from price_alert_entry
    where organization_id = $1 and unit_id = $2 and status = 'UNRESOLVED'
  ), made as materialized (
    select article_id, max((decision #>> '{newest,price}')::numeric) as price
    from price_decision
    where organization_id = $1 and unit_id = $2 and withdrawn_at is null
      and decided_at >= $3::date::timestamp at time zone 'Europe/Stockholm'
    group by article_id
  )
  select w.articles as undecided, w.extra, d.articles as dearer, d.yearly as dearer_yearly, d.is_estimated,
    m.articles as decided, m.yearly as decided_yearly,
    exists (select from price_rule where organization_id = $1 and unit_id = $2) as has_rules
  from unit u
  cross join lateral (
    select count(*)::int as articles, coalesce(sum(g.extra) filter (where g.currency = u.currency), 0) as extra
    from (
      select currency, sum(extra) as extra from waiting
      where invoice_date >= coalesce($4::date, '-infinity') group by article_id, currency
    ) g
  ) w
  cross join lateral (
    select count(*)::int as articles, coalesce(sum(x.yearly), 0) as yearly,
      coalesce(bool_or(x.is_estimated), false) as is_estimated
    from (
      select y.is_estimated, round(s.item_diff * y.quantity, 2) as yearly
      from waiting s
      ${articlesOf('waiting')} and a.unresolved > 0 and s.id = (a.watch_state #>> '{newest,id}')::uuid
      ${yearOf('waiting')}
      where s.watched_price is not null and a.currency = u.currency
    ) x
    where x.yearly > 0
  ) d
  cross join lateral (
    select count(*)::int as articles, coalesce(sum(round((s.price - a.last_price) * y.quantity, 2)) filter (
      where a.last_price < s.price and a.currency = u.currency), 0) as yearly
    from made s
    ${articlesOf('made')}
    left join (
      select f.article_id, y.quantity from unit_article a
      ${yearOf('made')}
      where a.organization_id = $1 and a.unit_id = $2 and a.id = any(array(select article_id from made))
    ) y on y.article_id = s.article_id
  ) m
  where u.organization_id = $1 and u.id = $2`;

/** What prices of the unit cost that wait for a decision, and what decisions since a date in Sweden have saved. */
export const readDecisionCosts = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  since: string,
): Promise<DecisionCosts> => {
  const [costs] = await reader.query<CostRecord>(costsSql, [
    organizationId,
    unitId,
    since,
    view?.since ?? null,
  ]);
  if (costs === undefined) throw new Error('the gate let a unit in that does not exist');
  return {
    undecided: { articles: costs.undecided, extraCost: costs.extra },
    dearer: { articles: costs.dearer, yearly: costs.dearer_yearly, isEstimated: costs.is_estimated },
    decided: { articles: costs.decided, yearly: costs.decided_yearly },
    hasRules: costs.has_rules,
  };
};
