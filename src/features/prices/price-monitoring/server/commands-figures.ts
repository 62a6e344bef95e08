import { keptPrices } from '#core/products/article-growth.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

const forgetSql =
  'delete from article_figures where organization_id = $1 and unit_id = $2 and article_id = any($3::uuid[])';

/** Migration 0068 counts the same for lines of before it, of all tenants: `old-rows.test.ts` says what that comes to. */
const countSql = `
  insert into article_figures (organization_id, unit_id, article_id, quantity, cost, invoices, days, first_price, prices,
    last_day, day_quantity, year_quantity)
  select $1, $2, article_id, quantity, cost, invoices, days, prices[1],
    coalesce(prices[greatest(1, cardinality(prices) - ${keptPrices} + 1):], '{}'), last_day, day_quantity, year_quantity
  from (
    select l.article_id, sum(l.quantity) as quantity, sum(l.sum - l.deposit) as cost,
      count(distinct l.invoice_id) filter (where l.monitored) as invoices,
      count(distinct l.issue_date) filter (where l.monitored) as days,
      array_agg(l.comparable_price order by l.issue_date, i.number collate "C", i.sha256 collate "C", l.line_no)
        filter (where l.monitored) as prices, l.last_day,
      coalesce(sum(l.quantity) filter (where l.monitored and l.issue_date = l.last_day), 0) as day_quantity,
      coalesce(sum(l.quantity) filter (where l.monitored and l.issue_date > l.last_day - 365), 0) as year_quantity
    from (
      select *, max(issue_date) filter (where monitored) over (partition by article_id) as last_day
      from invoice_line
      where organization_id = $1 and unit_id = $2 and article_id = any($3::uuid[]) and counted
    ) l
    join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
    group by l.article_id, l.last_day
  ) bought`;

/**
 * Makes articles' figures anew from all their lines: after a late line, a release, a withdrawal. Lines that come in order
 * are added by `krogkoll_ingest`, which keeps as many prices: `tests/laws/figures.test.ts` holds it to this. The caller holds the unit's lock.
 */
export const countArticles = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
): Promise<void> => {
  if (articleIds.length === 0) return;
  await tx.query(forgetSql, [organizationId, unitId, articleIds]);
  await tx.query(countSql, [organizationId, unitId, articleIds]);
};
