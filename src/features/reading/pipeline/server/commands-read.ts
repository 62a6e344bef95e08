import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobContext, JobHandler } from '#platform/server/jobs/port.ts';
import { ObjectDamaged, ObjectMissing } from '#platform/server/ports/storage/port.ts';
import type { ReadOutcome } from '#platform/server/sandbox/sandbox-port.ts';
import { mayTryAgain } from '#platform/server/sandbox/try-again.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { reasonsForPeople } from '#features/intake/documents/contract.ts';
import type { DocumentReason } from '#features/intake/documents/contract.ts';
import { expandArchive, expandMbox } from '#features/intake/documents/server/commands-expand.ts';
import type { ReadingDeps } from '#features/intake/documents/server/commands-expand.ts';
import { standBehind } from '#features/intake/documents/server/commands-aside.ts';
import { kindOf, mayHold, ofDoor } from '#features/intake/documents/server/queries-kind.ts';
import type { Kind } from '#features/intake/documents/server/queries-kind.ts';
import type { Outcome } from '#features/intake/documents/server/commands-reading.ts';
import { outcomesOfPages, startRecognising } from '#features/reading/review/server/commands-outcome.ts';
import { isCalledSheet } from '#features/reading/review/server/commands-read-sheet.ts';
import { settleReadings } from '#features/purchases/invoices/server/commands-ingest.ts';
import { holdUntrusted } from '#features/intake/mail/server/commands-judge.ts';
import type { DocumentReading } from '#features/intake/mail/server/commands-judge.ts';
import { enqueueLook } from '#features/reading/history/server/commands-look.ts';
import { enqueueNotices } from '#features/intake/mail/server/commands-notice.ts';
import { expandMail } from '#features/intake/mail/server/commands-open.ts';
import { enqueueReading, readDocuments } from '#features/intake/documents/server/commands-queue.ts';
import type { DocumentTable } from '#features/intake/documents/server/tables.ts';

const atOnce = 64;
const readersAtOnce = 4;
const lease = 60_000;
/** A run starts no more readings after this long; the unit then waits for its next turn. */
const budget = 15_000;
/** What is ready is written after this long, though others of the batch are still being read. */
const flushEvery = 250;
/** Bytes of a document that may be in memory before its turn has come. */
const small = 1024 * 1024;
/**
 * Claims that ended without an answer: the process was killed, which no document can do from within its child, and which
 * counts for every document that waited in the batch. So many only bound a fault that nobody has thought of.
 */
const claims = 200;

const ended = (reason: DocumentReason): Outcome => ({
  kind: 'ended',
  state: reasonsForPeople.includes(reason) ? 'needs-review' : 'unreadable',
  reason,
});

/** No e-invoice, but pages that can be read. */
const ofPages: ReadonlySet<string> = new Set<DocumentReason>([
  'pdf.no-embedded-invoice',
  'image.needs-reading',
]);

const expanders = { zip: expandArchive, mail: expandMail, mbox: expandMbox };

const readOne = async (
  deps: ReadingDeps,
  scope: UnitScope,
  document: DocumentTable,
  signal: AbortSignal,
): Promise<Outcome> => {
  if (document.attempts > claims) return ended('reader.crashed');
  // No door but a mailbox elsewhere lets so large a one in, and it would be in memory before its reader refused it.
  if (document.size > maxFileBytes) return ended('reader.too-large');
  // A large one is fetched when a child is free, so that few of them are in memory; a small one is there by then.
  const fetched = async (): Promise<Uint8Array> =>
    buffer(await deps.storage.get(document.sha256, { verify: true }));
  const options = { tenant: scope.organizationId, signal };
  const expand = (kind: Kind): Promise<Outcome> =>
    expanders[kind](deps, scope, { container: document, source: fetched, signal });
  const early = document.size > small ? null : fetched();
  early?.catch(() => undefined);
  let kind = ofDoor(document);
  const unpacked = async (): Promise<Uint8Array> => {
    const bytes = await (early ?? fetched());
    kind = kindOf(bytes);
    return kind === null ? bytes : new Uint8Array();
  };
  let read: ReadOutcome;
  try {
    if (kind !== null) return await expand(kind);
    read = await deps.sandbox.read(unpacked, options);
    if (kind !== null)
      return (await mayHold(deps.db, scope, document, kind)) ? await expand(kind) : ended('archive.nested');
  } catch (error) {
    if (error instanceof ObjectMissing) return ended('storage.missing');
    if (error instanceof ObjectDamaged) return ended('storage.damaged');
    throw error;
  }
  if (read.ok) return { kind: 'invoice', format: read.format, invoice: read.invoice, checks: read.checks };
  if (ofPages.has(read.reason) || (read.reason === 'file.type-unknown' && isCalledSheet(document)))
    return { kind: 'recognise' };
  return mayTryAgain(read.reason, document.attempts) ? { kind: 'again' } : ended(read.reason);
};

const underWay: ReadonlySet<Outcome['kind']> = new Set(['untouched', 'again', 'recognise']);

/** Mails of which something could not be used. */
const brokenSql = `
  select distinct mail_id from document
  where organization_id = $1 and unit_id = $2 and (id = any($3::uuid[]) or root_id = any($3::uuid[])) and state = 'unreadable'
    and mail_id is not null`;

/** Has those looked at who wait for documents to end: senders of what could not be used, and imports of old invoices. */
const tellEnded = async (
  deps: ReadingDeps,
  scope: UnitScope,
  readings: readonly DocumentReading[],
): Promise<void> => {
  const over = readings.filter(({ outcome }) => !underWay.has(outcome.kind));
  const mails = [...new Set(over.flatMap(({ document }) => document.mail_id ?? []))];
  const imports = over.flatMap(({ document }) => document.import_id ?? []);
  if (mails.length === 0 && imports.length === 0) return;
  await deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    if (mails.length > 0) {
      const key = [scope.organizationId, scope.unitId, mails];
      const broken = await tx.query<{ mail_id: string }>(brokenSql, key);
      await enqueueNotices(
        tx,
        scope,
        broken.map((row) => row.mail_id),
      );
    }
    await enqueueLook(tx, scope, imports);
  });
};

/** Reads a batch with a few readers at once and writes what is ready, several documents in one transaction. */
const readBatch = async (
  deps: ReadingDeps,
  scope: UnitScope,
  documents: readonly DocumentTable[],
  { signal, mayStart }: { readonly signal: AbortSignal; readonly mayStart: () => boolean },
): Promise<void> => {
  const known = await outcomesOfPages(deps, scope, documents);
  const queue = [...documents];
  let ready: DocumentReading[] = [];
  const reader = async (): Promise<void> => {
    for (let document = queue.shift(); document !== undefined; document = queue.shift()) {
      const outcome: Outcome = mayStart()
        ? (known.get(document.id) ?? (await readOne(deps, scope, document, signal)))
        : { kind: 'untouched' };
      ready.push({ document, outcome });
    }
  };
  let reading = true;
  const all = Promise.allSettled(Array.from({ length: readersAtOnce }, reader)).then((ends) => {
    reading = false;
    return ends.find((end) => end.status === 'rejected');
  });
  do {
    await Promise.race([all, delay(flushEvery, undefined, { ref: false })]);
    const batch = ready;
    ready = [];
    const trusted = await holdUntrusted(deps, scope, batch);
    await settleReadings(deps, scope, trusted);
    await startRecognising(
      deps,
      scope,
      trusted.flatMap(({ document, outcome }) => (outcome.kind === 'recognise' ? [document.id] : [])),
    );
    await tellEnded(deps, scope, trusted);
    await standBehind(
      deps,
      scope,
      trusted.flatMap(({ document, outcome }) =>
        outcome.kind === 'invoice' || outcome.kind === 'ended' ? [document] : [],
      ),
    );
  } while (reading || ready.length > 0);
  const failure = await all;
  if (failure !== undefined) throw failure.reason;
};

/**
 * Reads the unit's waiting documents until none is left, or the run's time is over. Answers whether documents are left.
 * Throws what is not the documents' fault (database or storage away); then they stay waiting.
 */
export const readWaiting = async (
  deps: ReadingDeps,
  scope: UnitScope,
  { id, signal }: JobContext,
): Promise<boolean> => {
  const start = performance.now();
  const mayStart = (): boolean => !signal.aborted && performance.now() - start < budget;
  while (mayStart()) {
    const now = deps.clock.now();
    const documents = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      tx.query<DocumentTable>('select * from krogkoll_claim($1, $2, $3, $4, $5, $6)', [
        scope.organizationId,
        scope.unitId,
        id,
        atOnce,
        now,
        new Date(now.getTime() + lease),
      ]),
    );
    if (documents.length === 0) return false;
    await readBatch(deps, scope, documents, { signal, mayStart });
  }
  return true;
};

const pauseAfterFaults = 30_000;

/** The job's handler. When every try has failed, the documents stay waiting and the unit is tried again later. */
export const readDocumentsHandler = (deps: ReadingDeps): JobHandler =>
  handleJob(
    readDocuments,
    async ({ organizationId, unitId }, context) => {
      const scope = mintUnitScope(organizationId, unitId);
      const left = await readWaiting(deps, scope, context);
      if (left) await deps.db.tenantTransaction(organizationId, (tx) => enqueueReading(tx, scope));
    },
    ({ organizationId, unitId }) =>
      deps.db.tenantTransaction(organizationId, (tx) =>
        enqueueReading(
          tx,
          mintUnitScope(organizationId, unitId),
          new Date(deps.clock.now().getTime() + pauseAfterFaults),
        ),
      ),
  );
