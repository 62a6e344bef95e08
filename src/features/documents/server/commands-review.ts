import type { InvoicePreview } from '#core/invoices/invoice-preview.ts';
import { releaseInvoice, withdrawInvoice } from '#features/invoices/server/commands-release.ts';
import { lockUnit } from '#features/price-monitoring/server/commands-evaluate.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DocumentReason, DocumentRow } from '../contract.ts';
import { enqueueReading } from './jobs.ts';
import { documentRowOf, findDocument } from './queries.ts';

interface ReviewDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Review {
  readonly documentId: string;
  readonly actor: Actor;
}

const retrySql = `
  update document set state = 'stored', reason = null, attempts = 0, leased_by = null, leased_until = null
  where organization_id = $1 and unit_id = $2 and id = $3 and sha256 <> '' and size > 0
    and (state = 'unreadable' or (state = 'needs-review' and invoice_id is null))
  returning id`;

/** Reads a document again that gave no invoice. An empty file, or an entry without bytes, cannot become readable. */
export const retryDocument = (
  { db }: ReviewDeps,
  scope: UnitScope,
  { documentId, actor }: Review,
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_retryable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const changed = await tx.query(retrySql, [scope.organizationId, scope.unitId, documentId]);
    if (changed.length === 0) return refused('document.not_retryable');
    await enqueueReading(tx, scope);
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.retry',
      subjectId: documentId,
      detail: { reason: before.reason },
    });
    await publish(tx, scope, { type: 'document', documentId, state: 'stored' });
    return documentRowOf({ ...before, state: 'stored', reason: null });
  });

/** Accepts what the trust gate held: its invoice is released, and counts as if it had never been held. */
export const acceptDocument = (
  { db, clock }: ReviewDeps,
  scope: UnitScope,
  { documentId, actor, comment }: Review & { readonly comment: string | null },
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_acceptable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const { invoice_id: invoiceId, reason } = before;
    if (before.state !== 'needs-review' || invoiceId === null) return refused('document.not_acceptable');
    // That the original is lost stays true whoever accepts what was read from it.
    const left = reason?.startsWith('storage.') === true ? reason : null;
    const now = clock.now();
    const { lines, accounts } = await releaseInvoice(tx, scope, { invoiceId, now, userId: actor.userId });
    await tx.query(
      `update document set state = 'monitored', reason = $7, accepted_at = $4, accepted_by = $5, comment = $6
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, documentId, now, actor.userId, comment, left],
    );
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.accept',
      subjectId: documentId,
      detail: { invoiceId, reason, lines, accounts },
    });
    await publish(tx, scope, { type: 'document', documentId, state: 'monitored' });
    return documentRowOf({ ...before, state: 'monitored', reason: left });
  });

export interface AsideDeps {
  readonly clock: Clock;
}

/** A document that is set aside. What is left out stays as it was. */
export interface Aside {
  readonly id: string;
  readonly state: 'quarantined' | 'deleted';
  readonly reason?: DocumentReason | null;
  readonly format?: string | null;
  readonly preview?: InvoicePreview | null;
  readonly comment?: string | null;
  readonly successorId?: string;
  readonly successorUnitId?: string;
}

/**
 * Sets documents aside, in the caller's transaction and the unit's lane: in quarantine, or deleted by whoever `userId` is.
 * What stood behind them takes their place, and an invoice that nothing is left for is withdrawn.
 */
export const setAside = async (
  tx: Tx,
  { clock }: AsideDeps,
  scope: UnitScope,
  documents: readonly Aside[],
  userId: string | null,
): Promise<void> => {
  if (documents.length === 0) return;
  const rows = documents.map(({ successorId, successorUnitId, ...document }) => ({
    ...document,
    successor_id: successorId,
    successor_unit_id: successorUnitId,
    ...(document.state === 'deleted' ? { deleted_at: clock.now(), deleted_by: userId } : {}),
  }));
  const changed = await tx.query<{ id: string; state: string; unowned: string | null }>(
    'select * from krogkoll_set_aside($1, $2, $3)',
    [scope.organizationId, scope.unitId, JSON.stringify(rows)],
  );
  for (const { unowned } of changed) if (unowned !== null) await withdrawInvoice(tx, scope, unowned);
  await tellOf(tx, scope, changed);
};

/**
 * Gives documents that were set aside to the readers again, in the caller's transaction and the unit's lane; those whose
 * bytes are read by another one stand behind it.
 */
export const resumeDocuments = async (tx: Tx, scope: UnitScope, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.query('select pg_advisory_xact_lock(krogkoll_lane($1, 1))', [scope.unitId]);
  const changed = await tx.query<{ id: string; state: string }>(
    'select id, state from krogkoll_resume($1, $2, $3)',
    [scope.organizationId, scope.unitId, ids],
  );
  await tellOf(tx, scope, changed);
};

const tellOf = async (
  tx: Tx,
  scope: UnitScope,
  changed: readonly { readonly id: string; readonly state: string }[],
): Promise<void> => {
  for (const { id, state } of changed) await publish(tx, scope, { type: 'document', documentId: id, state });
  if (changed.some(({ state }) => state === 'stored')) await enqueueReading(tx, scope);
};

/** Links what waits in quarantine to the same bytes that have been read from somebody trusted. */
export const standBehind = async (
  { db }: Pick<ReviewDeps, 'db'>,
  scope: UnitScope,
  documents: readonly { readonly id: string; readonly sha256: string }[],
): Promise<void> => {
  if (documents.length === 0) return;
  const key = [scope.organizationId, scope.unitId];
  const waiting = await db.tenantRead(scope.organizationId, (reader) =>
    reader.query<{ sha256: string }>(
      `select sha256 from document
       where organization_id = $1 and unit_id = $2 and state = 'quarantined' and sha256 = any($3::text[])`,
      [...key, documents.map(({ sha256 }) => sha256)],
    ),
  );
  if (waiting.length === 0) return;
  await db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const rows = await tx.query<{ id: string }>('select krogkoll_stand_behind($1, $2, $3) as id', [
      ...key,
      documents.map(({ id }) => id),
    ]);
    await tellOf(
      tx,
      scope,
      rows.map(({ id }) => ({ id, state: 'duplicate' })),
    );
  });
};
