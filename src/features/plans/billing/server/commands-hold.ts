import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

/** Milliseconds after which a holder counts as lost; longer than all that one asks the provider at once may take. */
const holdLife = 180_000;

/** Milliseconds between the tries to become the holder. */
const waits = [10, 20, 40, 80, ...Array<number>(20).fill(250)];

/** Who speaks to the provider about a customer just now. */
export interface Hold {
  readonly organizationId: string;
  readonly holder: string;
}

export interface HoldDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The holder was overtaken: what it has learnt may be older than what is written. */
export class HoldLost extends Error {
  readonly code = 'hold_lost';
}

/** The account begins with what the organization has now, which holds again when a subscription is over. */
const take = (deps: HoldDeps, { organizationId, holder }: Hold): Promise<boolean> =>
  deps.db.tenantTransaction(organizationId, async (tx) => {
    const now = deps.clock.now();
    await tx.query(
      `insert into billing_account (organization_id, base_plan, base_ends_at)
       select o.organization_id, coalesce(s.plan, 'starter'), s.ends_at
       from organization o left join subscription s on s.organization_id = o.organization_id
       where o.organization_id = $1 on conflict do nothing`,
      [organizationId],
    );
    const [row] = await tx.query(
      `update billing_account set held_by = $2, held_until = $3
       where organization_id = $1 and (held_until is null or held_until <= $4) returning 1`,
      [organizationId, holder, new Date(now.getTime() + holdLife), now],
    );
    return row !== undefined;
  });

/**
 * Does `work` as the only one, in all processes, that speaks to the provider about the customer. No transaction is open meanwhile,
 * so nobody else waits for the provider. `payments.busy` when another one stays at it.
 */
export const holdCustomer = async <Outcome>(
  deps: HoldDeps,
  organizationId: string,
  work: (hold: Hold) => Promise<Outcome>,
): Promise<Outcome | Refused<'payments.busy'>> => {
  const hold = { organizationId, holder: deps.newId() };
  for (let tried = 0; !(await take(deps, hold)); tried += 1) {
    const wait = waits[tried];
    if (wait === undefined) return refused('payments.busy');
    await pause(wait);
  }
  try {
    return await work(hold);
  } catch (error) {
    if (error instanceof HoldLost) return refused('payments.busy');
    throw error;
  } finally {
    await deps.db.tenantTransaction(organizationId, async (tx) => {
      await tx.query(
        'update billing_account set held_by = null, held_until = null where organization_id = $1 and held_by = $2',
        [organizationId, hold.holder],
      );
    });
  }
};
