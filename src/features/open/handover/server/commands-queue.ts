import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { UnitPlace } from './queries.ts';

/** Hands over what is due in one unit. */
export const handOverJob = defineJob({
  name: 'hand-over',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid() }),
  concurrency: 4,
  groupConcurrency: 2,
  timeout: 120,
});

/** Has a unit's invoices handed over now. */
export const enqueueHandOver = (tx: Pick<Tx, 'jobs'>, { organizationId, unitId }: UnitPlace): Promise<void> =>
  enqueue(tx, handOverJob, { organizationId, unitId }, { key: unitId, group: organizationId });
