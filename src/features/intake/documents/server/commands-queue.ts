import { z } from 'zod';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { freeOfEarlier } from './commands-free.ts';

/**
 * Reads what waits in a unit, until nothing does. One waiting job a unit is enough: `krogkoll_claim` sees every
 * document whose own job was dropped for it. Outside the documents' own tries it is run again for faults of ours.
 */
export const readDocuments = defineJob({
  name: 'read-documents',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid() }),
  concurrency: 6,
  groupConcurrency: 2,
  retries: 5,
  retryDelay: 1,
  timeout: 300,
});

/** Milliseconds: a job for later begins at the end of such a step, so that documents of about one time share one. */
const step = 5_000;

/**
 * Stores the job that will read the unit's waiting documents; one for later keeps neither others from being read before nor
 * those from being looked at that wait for another time.
 */
export const enqueueReading = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  startAfter?: Date,
): Promise<void> => {
  const payload = { organizationId, unitId };
  if (startAfter === undefined)
    return enqueue(tx, readDocuments, payload, { key: unitId, group: organizationId });
  const end = Math.ceil(startAfter.getTime() / step) * step;
  const options = { key: `${unitId} ${end}`, group: organizationId, startAfter: new Date(end) };
  return enqueue(tx, readDocuments, payload, options);
};

/** Stores the job that will read what has arrived in this transaction; `krogkoll_claim` waits for its lane, which the arrivals hold. */
export const enqueueArrived = (tx: Tx, { organizationId, unitId }: UnitScope): Promise<void> => {
  const options = { key: unitId, group: organizationId, isAwaited: true } as const;
  return enqueue(tx, readDocuments, { organizationId, unitId }, options);
};

/** For the start of the server and each hour: a job for every unit in which documents wait, should a stop have lost it. */
export const enqueueAllWaiting = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await freeOfEarlier(db, tx);
    // Across tenants: each whose documents wait.
    const units = await tx.query<{ organizationId: string; unitId: string }>(
      `select distinct organization_id as "organizationId", unit_id as "unitId" from document where state = 'stored'`,
    );
    const jobs = units.map((payload) => ({
      payload,
      options: { key: payload.unitId, group: payload.organizationId },
    }));
    await enqueueAll(tx, readDocuments, jobs);
  });
