import { setTimeout as delay } from 'node:timers/promises';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { enqueueReading, readDocuments } from '#features/intake/documents/server/commands-queue.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { DocumentReading } from '#features/intake/mail/server/commands-judge.ts';
import { outcomesOfPages } from '#features/reading/review/server/commands-outcome.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobContext, JobHandler } from '#platform/server/jobs/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { dispatchDocument, weightOf } from './commands-dispatch.ts';
import { Gatherers } from './commands-gather.ts';
import { atOnce, settleReady, whilePagesWait } from './commands-settle.ts';

const readersAtOnce = 4;
const lease = 60_000;
/** A run starts no more readings after this long; the unit then waits for its next turn. */
const budget = 15_000;
/** What is ready is written after this long, though others of the batch are still being read. */
const flushEvery = 250;

/** Milliseconds in which a unit's documents gather for one transaction, while pages are asked for and few of them wait. */
const gathering = 200;
/** A run that has waited so often lets others have its turn. */
const mostWaits = 5;
const gatherers = new Gatherers(readDocuments.concurrency / 2);

/** Takes the documents that waited longest for this job, which has them until its lease ends. */
const claimDocuments = (
  { db, clock }: ReadingDeps,
  scope: UnitScope,
  jobId: string,
): Promise<StoredDocument[]> => {
  const now = clock.now();
  return db.tenantTransaction(scope.organizationId, (tx) =>
    tx.query<StoredDocument>('select * from krogkoll_claim($1, $2, $3, $4, $5, $6)', [
      scope.organizationId,
      scope.unitId,
      jobId,
      atOnce,
      now,
      new Date(now.getTime() + lease),
    ]),
  );
};

/** Reads a batch with a few readers at once and writes what is ready, several documents in one transaction. */
const readBatch = async (
  deps: ReadingDeps,
  scope: UnitScope,
  documents: readonly StoredDocument[],
  { signal, mayStart }: { readonly signal: AbortSignal; readonly mayStart: () => boolean },
): Promise<void> => {
  const known = await outcomesOfPages(deps, scope, documents);
  const queue = documents.toSorted((one, other) => weightOf(one) - weightOf(other));
  const ready: DocumentReading[] = [];
  const reader = async (): Promise<void> => {
    for (let document = queue.shift(); document !== undefined; document = queue.shift()) {
      const outcome: Outcome = mayStart()
        ? (known.get(document.id) ?? (await dispatchDocument(deps, scope, document, signal)))
        : { kind: 'untouched' };
      ready.push({ document, outcome });
    }
  };
  const all = Promise.allSettled(Array.from({ length: readersAtOnce }, reader));
  for (let ends: Awaited<typeof all> | null = null; ends === null;) {
    ends = await Promise.race([all, delay(flushEvery, null, { ref: false })]);
    await settleReady(deps, scope, ready);
    const failure = ends?.find((end) => end.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  }
};

/**
 * Lets documents gather that would otherwise be written one by one beside pages, at what a transaction costs each. Not where
 * pages wait for the one session: to them a transaction of several documents is a longer one. Answers whether it did.
 */
const gather = async ({ db }: ReadingDeps, scope: UnitScope, taken: number): Promise<boolean> => {
  if (db.engine === 'pglite' || taken >= whilePagesWait.postgres || !db.keepsPagesWaiting()) return false;
  return gatherers.wait(scope, () => delay(gathering, undefined, { ref: false }));
};

/**
 * Reads the unit's waiting documents until none is left, or the run's time is over. Answers whether documents may be left.
 * Throws what is not the documents' fault (database or storage away); then they stay waiting.
 */
export const readWaiting = async (
  deps: ReadingDeps,
  scope: UnitScope,
  { id, signal, isRetry = false }: JobContext,
): Promise<boolean> => {
  const start = performance.now();
  let waits = 0;
  const mayStart = (): boolean => !signal.aborted && performance.now() - start < budget;
  while (mayStart()) {
    // What an earlier try of the job had taken is no other run's.
    if (!isRetry && gatherers.has(scope)) return false;
    const documents = await claimDocuments(deps, scope, id);
    if (documents.length === 0) return false;
    await readBatch(deps, scope, documents, { signal, mayStart });
    if (await gather(deps, scope, documents.length)) waits += 1;
    if (waits === mostWaits) return true;
  }
  return true;
};

/** What the last try had taken is nobody else's before its lease has ended. */
const pauseAfterFaults = lease + 1_000;

/** Lets go of what an earlier try of the job had taken and this one did not come to, which nobody else could read before the lease ends. */
const letGo = (tx: Tx, { organizationId, unitId }: UnitScope, jobId: string): Promise<unknown> =>
  tx.query(
    `update document set leased_by = null, leased_until = null
     where organization_id = $1 and unit_id = $2 and state = 'stored' and leased_by = $3`,
    [organizationId, unitId, jobId],
  );

/** The job's handler. When every try has failed, the documents stay waiting and the unit is tried again later. */
export const readDocumentsHandler = (deps: ReadingDeps): JobHandler =>
  handleJob(
    readDocuments,
    async ({ organizationId, unitId }, context) => {
      const scope = scopeOfRow({ organizationId, unitId });
      const left = await readWaiting(deps, scope, context);
      if (!left) return;
      await deps.db.tenantTransaction(organizationId, async (tx) => {
        await letGo(tx, scope, context.id);
        await enqueueReading(tx, scope);
      });
    },
    ({ organizationId, unitId }) =>
      deps.db.tenantTransaction(organizationId, (tx) =>
        enqueueReading(
          tx,
          scopeOfRow({ organizationId, unitId }),
          new Date(deps.clock.now().getTime() + pauseAfterFaults),
        ),
      ),
  );
