import { z } from 'zod';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/**
 * Reads the pages of one document. Pages take their turns by tenant in the children that look at them, so that few
 * documents at once fill those children, and one tenant's never hold both places.
 */
export const recogniseDocument = defineJob({
  name: 'recognise-document',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid(), documentId: z.uuid() }),
  concurrency: 4,
  groupConcurrency: 1,
  retries: 5,
  retryDelay: 2,
  timeout: 3_600,
});

/** Stores the job that will read the document's pages. */
export const enqueueRecognising = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  documentId: string,
  startAfter?: Date,
): Promise<void> =>
  enqueue(
    tx,
    recogniseDocument,
    { organizationId, unitId, documentId },
    {
      key: startAfter === undefined ? documentId : `${documentId} later`,
      group: organizationId,
      ...(startAfter === undefined ? {} : { startAfter }),
    },
  );

/** For the start of the server: a job for every document whose pages are not read, should a stop have lost it. */
export const enqueueAllRecognising = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    if (db.engine === 'pglite')
      await tx.query(`update document set leased_by = null, leased_until = null where state = 'recognising'`);
    const documents = await tx.query<{ organizationId: string; unitId: string; documentId: string }>(
      `select organization_id as "organizationId", unit_id as "unitId", id as "documentId" from document
       where state = 'recognising' and (leased_until is null or leased_until < now())`,
    );
    const jobs = documents.map((payload) => ({
      payload,
      options: { key: payload.documentId, group: payload.organizationId },
    }));
    await enqueueAll(tx, recogniseDocument, jobs);
  });
