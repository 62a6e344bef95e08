import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Looks at what stands beside the prices of a unit: fees, renumbered articles, missing invoices. One waiting job a unit is enough. */
export const lookBesideJob = defineJob({
  name: 'look-beside',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid() }),
  concurrency: 1,
  retries: 5,
  timeout: 300,
});

/** Has the unit looked at again, after its invoices have changed. */
export const enqueueLook = (tx: Tx, { organizationId, unitId }: UnitScope): Promise<void> =>
  enqueue(tx, lookBesideJob, { organizationId, unitId }, { key: unitId, group: organizationId });
