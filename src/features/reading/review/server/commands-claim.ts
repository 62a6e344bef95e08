import type { Page } from '#core/reading/page/page.ts';
import type { Reading } from '#core/reading/reading.ts';
import { readSoon } from '#features/intake/documents/server/commands-aside.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { ScanProgress } from '#platform/server/sandbox/scan-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { enqueuePictures, enqueueRecognising, rereadTaughtSince } from './commands-queue.ts';
import { findReadings, packedWords } from './queries-readings.ts';
import type { StoredReading } from './queries-readings.ts';
import type { ReadPage, ReadSheet, ReadingTable } from './tables.ts';

interface ClaimDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A document whose pages one job reads. */
export interface Claim {
  readonly document: StoredDocument;
  readonly stored: StoredReading;
}

/** Milliseconds: a job that has not said that it lives for so long has ended. */
const lease = 60_000;
const heartbeat = 20_000;

const claimSql = `
  with claimed as (
    update document set leased_by = $4, leased_until = $6
    where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising'
      and (leased_by is null or leased_by = $4 or leased_until < $5)
    returning *
  ), tried as (
    update document_reading r set tries = r.tries + 1 from claimed
    where r.organization_id = $1 and r.unit_id = $2 and r.document_id = claimed.id
  )
  select * from claimed`;

/**
 * Takes a document for a job to read its pages; null when it does not wait, or another job has it: then that one's end
 * is looked after.
 */
export const claimDocument = (
  { db, clock }: ClaimDeps,
  scope: UnitScope,
  documentId: string,
  jobId: string,
): Promise<Claim | null> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const now = clock.now();
    const key = [scope.organizationId, scope.unitId, documentId];
    const until = new Date(now.getTime() + lease);
    const [document] = await tx.query<StoredDocument>(claimSql, [...key, jobId, now, until]);
    if (document === undefined) {
      const [held] = await tx.query<{ at: Date | null }>(
        `select leased_until as at from document
         where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising'`,
        key,
      );
      if (held !== undefined) await enqueueRecognising(tx, scope, documentId, held.at ?? now);
      return null;
    }
    const stored = (await findReadings(tx, scope, [documentId])).get(documentId);
    if (stored === undefined) throw new Error('what is being read has a row of its reading');
    return { document, stored };
  });

const liveSql = `
  update document set leased_until = $5
  where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising' and leased_by = $4`;

/** Says again and again that the job lives, until the answer is called. A beat that fails is made up for by the next. */
export const keepClaim = (
  { db, clock }: ClaimDeps,
  scope: UnitScope,
  documentId: string,
  jobId: string,
): (() => void) => {
  const beat = (): void => {
    const until = new Date(clock.now().getTime() + lease);
    const row = [scope.organizationId, scope.unitId, documentId, jobId, until];
    db.tenantTransaction(scope.organizationId, (tx) => tx.query(liveSql, row)).catch(() => undefined);
  };
  const timer = setInterval(beat, heartbeat).unref();
  return () => clearInterval(timer);
};

const progressSql = `
  update document_reading set progress_page = $4, progress_pages = $5
  where organization_id = $1 and unit_id = $2 and document_id = $3`;

/** Tells whoever looks which page is being read. */
export const noteProgress = (
  { db }: Pick<ClaimDeps, 'db'>,
  scope: UnitScope,
  documentId: string,
  { page, pages }: ScanProgress,
): Promise<void> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await tx.query(progressSql, [scope.organizationId, scope.unitId, documentId, page, pages]);
    await publish(tx, scope, { type: 'document', documentId, state: 'recognising' });
  });

/** What came of reading the pages. `words` left out: those that are kept stay. */
export interface Finished {
  readonly format: ReadingTable['format'];
  readonly failure: string | null;
  readonly pages: readonly ReadPage[];
  readonly words?: readonly Page[];
  readonly reading: Reading | null;
  readonly sheet: ReadSheet | null;
  readonly invoices: readonly (readonly number[])[] | null;
  readonly doubts: readonly string[];
}

const finishSql = `
  with done as (
    update document set state = 'stored', format = coalesce($5, format), attempts = 0, leased_by = null,
      leased_until = null
    where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising' and leased_by = $4
    returning id
  )
  update document_reading r set format = coalesce($5, r.format), failure = $6, pages = $7, words = coalesce($8, r.words),
    reading = $9, sheet = $10, invoices = $11, doubts = $12, layout_key = $13, value = $14, currency = $15, read_at = $16,
    progress_page = null, progress_pages = null, accepted = null, accepted_at = null, accepted_by = null
  from done where r.organization_id = $1 and r.unit_id = $2 and r.document_id = done.id
  returning r.document_id`;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The amount to pay as a column takes it; null when it cannot be told. */
export const valueOf = (reading: Reading | null): string | null => {
  const stated = reading?.invoice.payable ?? reading?.invoice.taxInclusive ?? null;
  return stated !== null && /^-?\d{1,15}(\.\d{1,10})?$/.test(stated) ? stated : null;
};

/** What reading gave when it gave nothing. */
export const nothing: Omit<Finished, 'failure'> = {
  format: null,
  pages: [],
  reading: null,
  sheet: null,
  invoices: null,
  doubts: [],
};

/**
 * Keeps what was read from `begunAt` on and gives the document back to those who book, who find it by its format. Nothing is
 * written when the document was deleted or taken over meanwhile.
 */
export const finishReading = (
  { db, clock }: ClaimDeps,
  scope: UnitScope,
  {
    documentId,
    jobId,
    begunAt,
  }: { readonly documentId: string; readonly jobId: string; readonly begunAt: Date },
  finished: Finished,
): Promise<void> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const { format, failure, pages, words, reading, sheet, invoices, doubts } = finished;
    const done = await tx.query(finishSql, [
      scope.organizationId,
      scope.unitId,
      documentId,
      jobId,
      format,
      failure,
      JSON.stringify(pages),
      words === undefined ? null : await packedWords(words),
      json(reading),
      json(sheet),
      json(invoices),
      doubts,
      reading?.layout ?? null,
      valueOf(reading),
      reading === null ? null : reading.invoice.currency.slice(0, 3),
      begunAt,
    ]);
    if (done.length === 0) return;
    await readSoon(tx, scope);
    await rereadTaughtSince(tx, scope.organizationId, { begunAt, now: clock.now() });
  });

const givenBackSql = `
  update document set leased_by = null, leased_until = null
  where organization_id = $1 and unit_id = $2 and id = $3 and state = 'recognising'`;

/** Gives a document back whose reader was stopped in a way that may not happen again; it waits behind the unit's others. */
export const releaseClaim = (
  { db, clock }: ClaimDeps,
  scope: UnitScope,
  documentId: string,
  tries: number,
): Promise<void> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await tx.query(givenBackSql, [scope.organizationId, scope.unitId, documentId]);
    const startAfter = new Date(clock.now().getTime() + 1_000);
    await enqueuePictures(tx, scope, documentId, { pages: 0, tries, startAfter });
  });

/** Gives a document back that has pages to be looked at, to those who do; that was no try. */
export const postponeClaim = (
  { db }: Pick<ClaimDeps, 'db'>,
  scope: UnitScope,
  documentId: string,
  pages: number,
): Promise<void> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const key = [scope.organizationId, scope.unitId, documentId];
    await tx.query(givenBackSql, key);
    await tx.query(
      `update document_reading set tries = tries - 1
       where organization_id = $1 and unit_id = $2 and document_id = $3 and tries > 0`,
      key,
    );
    await enqueuePictures(tx, scope, documentId, { pages, tries: 0 });
  });
