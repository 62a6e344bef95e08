import { z } from 'zod';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueueAll } from '#platform/server/jobs/port.ts';
import { publish } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';

/** Analyses the invoices of a unit that wait for the plan, as far as it now allows. One waiting job a unit is enough. */
export const analyseWaiting = defineJob({
  name: 'analyse-waiting',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid() }),
  concurrency: 2,
  retries: 5,
  timeout: 300,
});

/** Has the units looked at in which invoices may wait for the plan. */
export const enqueueAnalysis = (tx: Tx, organizationId: string, unitIds: readonly string[]): Promise<void> =>
  enqueueAll(
    tx,
    analyseWaiting,
    unitIds.map((unitId) => ({
      payload: { organizationId, unitId },
      options: { key: unitId, group: organizationId },
    })),
  );

/** Sets what an organization pays for, from now on: the next request counts with it, and open screens are told. */
export const setSubscription = async (
  tx: Tx,
  organizationId: string,
  { plan, endsAt, pastDueSince = null, pausedAt = null }: Subscription,
  now: Date,
): Promise<void> => {
  await tx.query(
    `insert into subscription (organization_id, plan, ends_at, past_due_since, paused_at, changed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id) do update
     set plan = excluded.plan, ends_at = excluded.ends_at, past_due_since = excluded.past_due_since,
       paused_at = excluded.paused_at, changed_at = excluded.changed_at`,
    [organizationId, plan, endsAt, pastDueSince, pausedAt, now],
  );
  const units = await tx.query<{ unitId: string }>(
    'select id as "unitId" from unit where organization_id = $1 order by id',
    [organizationId],
  );
  for (const { unitId } of units) await publish(tx, scopeOfRow({ organizationId, unitId }), { type: 'plan' });
  await enqueueAnalysis(
    tx,
    organizationId,
    units.map(({ unitId }) => unitId),
  );
};
