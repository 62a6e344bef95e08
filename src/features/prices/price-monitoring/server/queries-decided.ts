import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { yearlyQuantities } from './queries-yearly.ts';

/**
 * Articles that a person decided on since a date in Sweden, in decisions that stand, and kronor a year, in the unit's currency,
 * that those cost less whose price has gone down since: (the price decided on − the newest) × the quantity of a year.
 */
export const decidedOfMonth = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  since: string,
): Promise<{ articles: number; yearly: string }> => {
  const [decided] = await reader.query<{ articles: number; yearly: string }>(
    `with made as materialized (
       select article_id, max((decision #>> '{newest,price}')::numeric) as price
       from price_decision
       where organization_id = $1 and unit_id = $2 and withdrawn_at is null
         and decided_at >= $3::date::timestamp at time zone 'Europe/Stockholm'
       group by article_id
     )
     select count(*)::int as articles, coalesce(sum(round((m.price - a.last_price) * y.quantity, 2)) filter (
         where a.last_price < m.price and a.currency = u.currency), 0) as yearly
     from made m
     join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = m.article_id
     join unit u on u.organization_id = $1 and u.id = $2
     left join (${yearlyQuantities('a.id in (select article_id from made)')}) y on y.article_id = m.article_id`,
    [organizationId, unitId, since],
  );
  return decided ?? { articles: 0, yearly: '0' };
};
