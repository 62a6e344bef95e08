import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { leaseFor } from '../rules.ts';
import { connectionColumns, type ConnectionRecord, type UnitPlace } from './queries.ts';

interface LeaseDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Takes a connection that is on for one job, or keeps it; null where another has it, or it is not on. Who ends without giving it
 * back holds it until its time is over.
 */
export const takeLease = (
  { db, clock }: LeaseDeps,
  place: UnitPlace,
  holder: string,
): Promise<ConnectionRecord | null> =>
  db.tenantTransaction(place.organizationId, async (tx) => {
    const now = clock.now();
    const [taken] = await tx.query<ConnectionRecord>(
      `update bookkeeping_connection c set leased_by = $3, leased_until = $5
       where c.organization_id = $1 and c.unit_id = $2 and c.state = 'on'
         and (c.leased_by = $3 or c.leased_until is null or c.leased_until <= $4)
       returning ${connectionColumns}`,
      [place.organizationId, place.unitId, holder, now, new Date(now.getTime() + leaseFor)],
    );
    return taken ?? null;
  });

/** Gives it back. */
export const endLease = ({ db }: LeaseDeps, place: UnitPlace, holder: string): Promise<void> =>
  db.tenantTransaction(place.organizationId, async (tx) => {
    await tx.query(
      `update bookkeeping_connection set leased_by = null, leased_until = null
       where organization_id = $1 and unit_id = $2 and leased_by = $3`,
      [place.organizationId, place.unitId, holder],
    );
  });
