import type { Tx } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { enqueueAll } from '#platform/server/jobs/port.ts';
import { grantSql } from './queries-receiver.ts';
import { settleReceiverJob } from './commands-receiver-queue.ts';

/** Registrations that are asked for at a time. */
const most = 200;

/** Companies whose power of attorney lets us register them, and that nobody has registered. */
const newSql = `
  insert into receiver_registration (organization_id, state, state_at, next_at)
  select distinct p.organization_id, 'waiting', $1::timestamptz, $1::timestamptz
  from power_of_attorney p join organization o on o.organization_id = p.organization_id
  where p.state = 'signed' and p.covers_receiving and not o.is_sample
    and exists (select from membership m where m.organization_id = p.organization_id and m.role = 'owner')
    and not exists (select from receiver_registration r where r.organization_id = p.organization_id)
  on conflict do nothing`;

/** Those that have lost it, or nobody owns any more; and those that have it again. */
const endedSql = `
  update receiver_registration r set state = 'leaving', state_at = $1, reason = null, detail = null, tries = 0, next_at = $1,
    confirmed_at = null, confirmed_by = null
  from organization o
  where o.organization_id = r.organization_id and r.state in ('waiting', 'registered', 'elsewhere', 'refused')
    and not (${grantSql})`;
const againSql = `
  update receiver_registration r set state = 'waiting', state_at = $1, reason = null, detail = null, tries = 0, next_at = $1
  from organization o
  where o.organization_id = r.organization_id and r.state = 'left' and r.choice is distinct from 'off' and ${grantSql}`;

const dueSql = `
  select organization_id as "organizationId" from receiver_registration
  where next_at <= $1 and state in ('waiting', 'leaving') and coalesce(leased_until <= $1, true)
  order by next_at, organization_id limit $2`;

const tend = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: the work of the hour looks for whose turn it is.
  await tx.query(newSql, [now]);
  await tx.query(endedSql, [now]);
  await tx.query(againSql, [now]);
  const due = await tx.query<{ organizationId: string }>(dueSql, [now, most]);
  await enqueueAll(
    tx,
    settleReceiverJob,
    due.map((payload) => ({ payload, options: { key: payload.organizationId } })),
  );
};

/** Every minute, and at start: whom a power of attorney lets us register or no longer does, and what is due. */
export const tendReceivers = async ({ db, clock, receivers }: Foundation): Promise<void> => {
  if (receivers === null) return;
  await db.platformTransaction((tx) => tend(tx, clock.now()));
};
