import { endingDealsOf } from '#features/prices/deals/server/queries-tasks.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';

const unitsSql = `
  select distinct u.organization_id as "organizationId", u.id as "unitId"
  from webhook_endpoint w join unit u on u.organization_id = w.organization_id and coalesce(u.id = any (w.unit_ids), true)
  where w.state in ('on', 'failed') and 'deal.ending' = any (w.events) order by 1, 2`;

/**
 * Tells of deals whose end is near, once at 30 days and once at 7. A deal of several units is told of the first of them that an endpoint
 * is told of.
 */
export const tellEndingDeals = async (tx: Tx, now: Date): Promise<void> => {
  const today = swedishDate(now);
  // Across tenants: the work of the day looks for who is told of deals.
  for (const { organizationId, unitId } of await tx.query<{ organizationId: string; unitId: string }>(
    unitsSql,
  )) {
    const ending = await endingDealsOf(tx, scopeOfRow({ organizationId, unitId }), today);
    if (ending.length === 0) continue;
    const facts = ending.map(({ id, endsOn, days, version }) => ({
      organization_id: organizationId,
      unit_id: unitId,
      id,
      ends_on: endsOn,
      days,
      once: `${id} ${version}`,
    }));
    await tx.query(`select krogkoll_write_webhooks('deal.ending', $1::jsonb)`, [JSON.stringify(facts)]);
  }
};
