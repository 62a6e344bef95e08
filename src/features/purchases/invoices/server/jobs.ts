import { analyseWaiting, enqueueAnalysis } from '#features/company/organizations/server/commands-plan.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { analyseDue } from './commands-waiting.ts';

interface WaitingServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** Analyses what waits for the plan in a unit. */
export const analyseWaitingHandler = (services: WaitingServices): JobHandler =>
  handleJob(
    analyseWaiting,
    async ({ organizationId, unitId }, { signal }) => {
      await analyseDue(services, scopeOfRow({ organizationId, unitId }), signal);
    },
    async ({ unitId }) => services.log.error({ unitId }, 'invoices that wait for the plan were not analysed'),
  );

/** A job for every unit in which invoices wait, should one have been lost. At start and every hour. */
export const enqueueAllAnalyses = ({ db }: WaitingServices): Promise<void> =>
  db.platformTransaction(async (tx) => {
    // Across tenants: the work of the hour looks for whose turn it is.
    const units = await tx.query<{ organizationId: string; unitId: string }>(
      'select distinct organization_id as "organizationId", unit_id as "unitId" from invoice where waits',
    );
    for (const { organizationId, unitId } of units) await enqueueAnalysis(tx, organizationId, [unitId]);
  });
