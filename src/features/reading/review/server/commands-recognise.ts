import { buffer } from 'node:stream/consumers';
import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import type { PageView } from '#core/reading/ocr/ocr-result.ts';
import type { Reading } from '#core/reading/reading.ts';
import { isSupplierSure } from '../rules-supplier.ts';
import type { OwnCompany } from '../rules-supplier.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { isUnstorable } from '#platform/server/db/unstorable.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobContext, JobHandler } from '#platform/server/jobs/port.ts';
import { ObjectDamaged, ObjectMissing } from '#platform/server/ports/storage/port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { ScannedWords, ScanProgress, ScanReader } from '#platform/server/sandbox/scan-port.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { mayTryAgain } from '#platform/server/sandbox/try-again.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import {
  claimDocument,
  finishReading,
  keepClaim,
  noteProgress,
  nothing,
  postponeClaim,
  releaseClaim,
} from './commands-claim.ts';
import type { Claim, Finished } from './commands-claim.ts';
import { readSheet } from './commands-read-sheet.ts';
import { readWordsOf } from './commands-structures.ts';
import { isCalledSheet } from '#features/intake/documents/server/queries-kind.ts';
import { enqueueRecognising, recogniseDocument, recognisePictures } from './commands-queue.ts';
import { findLayouts, findOwnCompany, findWords, knownOf } from './queries-readings.ts';
import type { ReadPage } from './tables.ts';

/** What reading pages stands on. */
export interface RecogniseDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly scans: ScanReader;
  readonly sandbox: Sandbox;
}

type Scanned = ScannedWords & { readonly ok: true };

interface Words {
  readonly scanned: Scanned;
  readonly pages: readonly ReadPage[];
  /** They were kept already: of a document that was split or joined, or that is read again by what was learnt. */
  readonly kept: boolean;
}

const viewOf = ({ number, width, height, recognised, turn, skew }: ReadPage): PageView => ({
  number,
  width,
  height,
  recognised,
  turn,
  skew,
});

const keptWords = async (db: Db, scope: UnitScope, { stored }: Claim): Promise<Words | null> => {
  const { format, pages } = stored;
  if (format === null || format === 'csv') return null;
  const words = await db.tenantRead(scope.organizationId, (reader) =>
    findWords(reader, scope, stored.document_id),
  );
  if (words === null) return null;
  return { scanned: { ok: true, format, pages: words, views: pages.map(viewOf) }, pages, kept: true };
};

/** Milliseconds between two notes of progress. */
const noteEvery = 500;

/** How a document is read: `postpone` leaves pages that have to be looked at, so many, for later. */
interface Turn {
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly postpone?: ((pages: number) => boolean) | undefined;
}

/** Reads the words of the pages, page by page, and tells how far it is. */
const scan = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  { document }: Claim,
  { signal, postpone }: Turn,
): Promise<Words | { readonly ok: false; readonly reason: string }> => {
  let noted = -noteEvery;
  const onProgress = async (progress: ScanProgress): Promise<void> => {
    if (performance.now() - noted < noteEvery) return;
    noted = performance.now();
    await noteProgress(deps, scope, document.id, progress);
  };
  const source = async (): Promise<Uint8Array> =>
    buffer(await deps.storage.get(document.sha256, { verify: true }));
  const options = { tenant: scope.organizationId, signal, onProgress, ...(postpone && { postpone }) };
  const scanned = await deps.scans.words([source], options);
  if (!scanned.ok) return scanned;
  const pages = scanned.views.map((view) => ({ ...view, sha256: document.sha256, page: view.number }));
  return { scanned, pages, kept: false };
};

/** Besides what the reading doubts of itself: nobody can tell whose invoice it is. */
const doubtsOf = ({ invoice, doubts, layout }: Reading, own: OwnCompany): string[] => {
  const isSure = isSupplierSure(invoice.supplier, { isTaught: layout !== null, own });
  return [...new Set([...doubts, ...(isSure ? [] : ['supplier'])])];
};

/** What the organization knows before a page of it is read. */
interface Known {
  readonly layouts: readonly KnownLayout[];
  readonly own: OwnCompany;
}

const readWords = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  { scanned, pages, kept }: Words,
  { layouts, own, signal }: Known & { readonly signal: AbortSignal },
): Promise<Finished> => {
  const words = kept ? {} : { words: scanned.pages };
  const result = await readWordsOf(deps, scanned, { tenant: scope.organizationId, signal, layouts });
  const known = { ...nothing, ...words, format: scanned.format, pages };
  if (!result.ok) return { ...known, failure: result.reason };
  const { reading, groups = [] } = result;
  const several = groups.length > 1 ? ['several-invoices'] : [];
  const invoices = groups.length > 1 ? groups : null;
  return { ...known, failure: null, reading, invoices, doubts: [...doubtsOf(reading, own), ...several] };
};

const readPagesOf = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  claim: Claim,
  turn: Turn,
): Promise<Finished> => {
  const { signal } = turn;
  const words = (await keptWords(deps.db, scope, claim)) ?? (await scan(deps, scope, claim, turn));
  if ('ok' in words) return { ...nothing, failure: words.reason };
  const { organizationId } = scope;
  const known = await deps.db.tenantRead(organizationId, async (reader) => ({
    layouts: knownOf(await findLayouts(reader, organizationId, 'pages')),
    own: await findOwnCompany(reader, organizationId),
  }));
  return readWords(deps, scope, words, { ...known, signal });
};

/** Null: its end is written. */
const read = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  claim: Claim,
  turn: Turn,
): Promise<Finished | null> => {
  const { document, stored } = claim;
  // A part of a table file is read together with the others.
  if (document.sha256 === '' && stored.format === 'csv')
    return { ...nothing, format: 'csv', failure: null, reading: stored.reading, doubts: stored.doubts };
  try {
    if (isCalledSheet(document)) return await readSheet(deps, scope, claim, turn);
    return await readPagesOf(deps, scope, claim, turn);
  } catch (error) {
    if (error instanceof ObjectMissing) return { ...nothing, failure: 'storage.missing' };
    if (error instanceof ObjectDamaged) return { ...nothing, failure: 'storage.damaged' };
    throw error;
  }
};

/** Which pages a run reads: those whose words are there, leaving others for later, or all. */
export type Lane = 'text' | 'all';

/** Reads the pages of one document that waits for it, and gives it back to those who book. */
export const recognise = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  documentId: string,
  { id: jobId, signal }: JobContext,
  lane: Lane = 'all',
): Promise<void> => {
  const claim = await claimDocument(deps, scope, documentId, jobId);
  if (claim === null) return;
  const begunAt = deps.clock.now();
  const letGo = keepClaim(deps, scope, documentId, jobId);
  const finish = (finished: Finished): Promise<void> =>
    finishReading(deps, scope, { documentId, jobId, begunAt }, finished);
  try {
    // A claim that ended without an answer: the process was killed, which no document can do from within a child.
    if (claim.stored.tries > claims) return await finish({ ...nothing, failure: 'reader.crashed' });
    let later = 0;
    const postpone = lane === 'all' ? undefined : (pages: number) => (later = pages) > 0;
    const finished = await read(deps, scope, claim, { jobId, signal, postpone });
    if (finished === null) return;
    const { tries } = claim.stored;
    if (later > 0) return await postponeClaim(deps, scope, documentId, later);
    const isStopped = finished.failure !== null && mayTryAgain(finished.failure, tries);
    await (isStopped ? releaseClaim(deps, scope, documentId, tries) : finish(finished));
  } catch (error) {
    // Another try would read the same text.
    if (!isUnstorable(error)) throw error;
    await finish({ ...nothing, failure: 'reader.text-damaged' });
  } finally {
    letGo();
  }
};

/** Reads the pages of all documents of the unit that wait for it, one after the other; answers how many there were. */
export const recogniseWaiting = async (
  deps: RecogniseDeps,
  scope: UnitScope,
  context: JobContext,
): Promise<number> => {
  const { organizationId, unitId } = scope;
  const documents = await deps.db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>(
      `select id from document where organization_id = $1 and unit_id = $2 and state = 'recognising' order by received_at, id`,
      [organizationId, unitId],
    ),
  );
  for (const { id } of documents) await recognise(deps, scope, id, context);
  return documents.length;
};

const claims = 20;
const pauseAfterFaults = 30_000;

/** The handler of a lane's job. When every try has failed through a fault of ours, the document is tried again later. */
const handlerOf =
  (job: typeof recogniseDocument, lane: Lane) =>
  (deps: RecogniseDeps): JobHandler =>
    handleJob(
      job,
      ({ organizationId, unitId, documentId }, context) =>
        recognise(deps, scopeOfRow({ organizationId, unitId }), documentId, context, lane),
      ({ organizationId, unitId, documentId }) =>
        deps.db.tenantTransaction(organizationId, (tx) =>
          enqueueRecognising(
            tx,
            scopeOfRow({ organizationId, unitId }),
            documentId,
            new Date(deps.clock.now().getTime() + pauseAfterFaults),
          ),
        ),
    );

export const recogniseHandler = handlerOf(recogniseDocument, 'text');
export const picturesHandler = handlerOf(recognisePictures, 'all');
