import { z } from 'zod';
import { freeOfEarlier } from '#features/intake/documents/server/commands-free.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue, enqueueAll } from '#platform/server/jobs/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

const ofDocument = z.object({ organizationId: z.uuid(), unitId: z.uuid(), documentId: z.uuid() });

/**
 * Reads the pages of one document whose words are there already: a PDF with text, a table, one that was read before. What has
 * to be looked at takes minutes and goes on to `recognisePictures`, so that it keeps nothing of this waiting.
 */
export const recogniseDocument = defineJob({
  name: 'recognise-document',
  payload: ofDocument,
  concurrency: 4,
  groupConcurrency: 2,
  retries: 5,
  retryDelay: 2,
  timeout: 3_600,
});

/**
 * Looks at the pages of one document, those with few of them first. Pages take their turns by tenant in the children that look
 * at them, so that few documents at once fill those children, and one tenant's never hold all places.
 */
export const recognisePictures = defineJob({
  name: 'recognise-pictures',
  payload: ofDocument,
  concurrency: 6,
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

/** More than any document has pages: what was stopped waits behind all that was not. */
const perTry = 1_000;

/** Stores the job that will look at so many pages of the document, after `tries` that were stopped. */
export const enqueuePictures = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  documentId: string,
  {
    pages,
    tries,
    startAfter,
  }: { readonly pages: number; readonly tries: number; readonly startAfter?: Date },
): Promise<void> =>
  enqueue(
    tx,
    recognisePictures,
    { organizationId, unitId, documentId },
    {
      key: documentId,
      group: organizationId,
      priority: -pages - tries * perTry,
      ...(startAfter === undefined ? {} : { startAfter }),
    },
  );

/** For the start of the server and each hour: a job for every document whose pages are not read, should a stop have lost it. */
export const enqueueAllRecognising = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await freeOfEarlier(db, tx);
    // Across tenants: each whose pages wait.
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

/**
 * Has those documents read again that wait for a person and that a layout which was just taught may be of, some of them a
 * job: `after` is the last that an earlier one looked at.
 */
export const rereadWaiting = defineJob({
  name: 'reread-waiting',
  payload: z.object({
    organizationId: z.uuid(),
    layoutId: z.uuid(),
    after: z.uuid().nullable(),
  }),
  concurrency: 2,
  groupConcurrency: 1,
  retries: 5,
  retryDelay: 2,
  timeout: 300,
});

/** Stores the job for a layout, to begin with the first document. */
export const enqueueReread = (
  tx: Tx,
  organizationId: string,
  layoutId: string,
  { after = null, startAfter }: { readonly after?: string | null; readonly startAfter?: Date } = {},
): Promise<void> => {
  const said = startAfter === undefined ? (after ?? '') : 'later';
  return enqueue(
    tx,
    rereadWaiting,
    { organizationId, layoutId, after },
    {
      key: `${layoutId} ${said}`,
      group: organizationId,
      ...(startAfter === undefined ? {} : { startAfter }),
    },
  );
};

/** Milliseconds: what was just read is with those who book by then. */
const settledWithin = 10_000;

/** For a document that was read while somebody taught a layout, which its reader did not know yet. */
export const rereadTaughtSince = async (
  tx: Tx,
  organizationId: string,
  { begunAt, now }: { readonly begunAt: Date; readonly now: Date },
): Promise<void> => {
  const taught = await tx.query<{ id: string }>(
    'select id from reading_layout where organization_id = $1 and taught_at > $2',
    [organizationId, begunAt],
  );
  const startAfter = new Date(now.getTime() + settledWithin);
  for (const { id } of taught) await enqueueReread(tx, organizationId, id, { startAfter });
};
