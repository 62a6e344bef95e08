import { waitingArrivals } from '#features/intake/inbox/server/queries-tasks.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** How much waits for who may act, beside prices and claims. */
export interface Waits {
  /** Arrivals with files that no program could book. */
  readonly files: number;
  /** Invoices that the trust gate holds. */
  readonly invoices: number;
}

/** What waits for a person in the unit's inbox and among its invoices. */
export const readWaits = async (reader: Reader, { organizationId, unitId }: UnitScope): Promise<Waits> => {
  const unit = [organizationId, unitId];
  const [arrivals] = await reader.query<{ files: number }>(
    `select count(*)::int as files ${waitingArrivals}`,
    unit,
  );
  const [held] = await reader.query<{ invoices: number }>(
    `select count(*)::int as invoices from invoice where organization_id = $1 and unit_id = $2 and held`,
    unit,
  );
  return { files: arrivals?.files ?? 0, invoices: held?.invoices ?? 0 };
};
