import type { Subscription } from '#core/entitlements/entitlements.ts';
import type { Tx } from '#platform/server/db/port.ts';

/** Sets what an organization pays for, from now on; what it gives counts with the next request. */
export const setSubscription = async (
  tx: Tx,
  organizationId: string,
  { plan, endsAt }: Subscription,
  now: Date,
): Promise<void> => {
  await tx.query(
    `insert into subscription (organization_id, plan, ends_at, changed_at) values ($1, $2, $3, $4)
     on conflict (organization_id) do update
     set plan = excluded.plan, ends_at = excluded.ends_at, changed_at = excluded.changed_at`,
    [organizationId, plan, endsAt, now],
  );
};
