import { enqueueLook, lookBesideJob } from '#features/purchases/invoices/server/commands-queue.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { lookBeside } from './commands.ts';

interface LookServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
}

/** Looks at a unit. */
export const lookBesideHandler = (services: LookServices): JobHandler =>
  handleJob(
    lookBesideJob,
    ({ organizationId, unitId }) =>
      lookBeside(services.db, scopeOfRow({ organizationId, unitId }), {
        now: services.clock.now(),
        newId: services.newId,
      }),
    async ({ unitId }) =>
      services.log.error({ unitId }, 'what stands beside the prices of a unit was not looked at'),
  );

/** A job for every unit with invoices: a supplier falls silent without anything coming in. Once a day. */
export const lookEverywhere = async (tx: Tx): Promise<void> => {
  // Across tenants: the work of the night goes through all.
  const units = await tx.query<{ organizationId: string; unitId: string }>(
    'select distinct organization_id as "organizationId", unit_id as "unitId" from unit_day order by 1, 2',
  );
  for (const unit of units) await enqueueLook(tx, scopeOfRow(unit));
};
