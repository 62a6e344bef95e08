import { z } from 'zod';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Looks at what stands beside the prices of a unit: fees, renumbered articles, missing invoices. */
export const lookBesideJob = defineJob({
  name: 'look-beside',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid() }),
  concurrency: 1,
  retries: 5,
  timeout: 300,
});

/** What is looked at is months of invoices, whatever has changed of them, so what comes within these seconds is looked at together. */
const gathering = 5;

/** Has the unit looked at again soon, after its invoices have changed. One waiting job a unit is enough. */
export const enqueueLook = (tx: Tx, { organizationId, unitId }: UnitScope): Promise<void> =>
  enqueue(
    tx,
    lookBesideJob,
    { organizationId, unitId },
    {
      key: unitId,
      group: organizationId,
      inSeconds: gathering,
    },
  );
