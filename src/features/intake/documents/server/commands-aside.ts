import type { InvoicePreview } from '#core/invoices/invoice-preview.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DocumentReason } from '../contract.ts';
import { enqueueReading } from './commands-queue.ts';

/** Who booked an invoice that no document is left for: takes it back. In the caller's transaction and the unit's lane. */
export const leftWithoutDocument = hook<(tx: Tx, scope: UnitScope, invoiceId: string) => Promise<void>>(
  'an invoice that no document is left for',
);

export interface AsideDeps {
  readonly clock: Clock;
  readonly hooks: Hooks;
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
  { clock, hooks }: AsideDeps,
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
    `select id, state, unowned from krogkoll_set_aside($1, $2, $3)
     where id is not null and state is not null`,
    [scope.organizationId, scope.unitId, JSON.stringify(rows)],
  );
  for (const { unowned } of changed)
    if (unowned !== null) await hooks.one(leftWithoutDocument)(tx, scope, unowned);
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

/** Has what waits in the unit read, by a job of the caller's transaction. */
export const readSoon = (tx: Tx, scope: UnitScope): Promise<void> => enqueueReading(tx, scope);

const laterSql = `
  update document set leased_by = 'later', leased_until = $4
  where organization_id = $1 and unit_id = $2 and id = $3 and state = 'stored'`;

/** Leaves a document waiting until then; others of the unit go on. */
export const readLater = async (tx: Tx, scope: UnitScope, documentId: string, at: Date): Promise<void> => {
  await tx.query(laterSql, [scope.organizationId, scope.unitId, documentId, at]);
  // The lease is over a moment before the job looks.
  await enqueueReading(tx, scope, new Date(at.getTime() + 1_000));
};

/** Links what waits in quarantine to the same bytes that have been read from somebody trusted. */
export const standBehind = async (
  { db }: { readonly db: Db },
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
    const rows = await tx.query<{ id: string }>(
      'select id from krogkoll_stand_behind($1, $2, $3) s(id) where id is not null',
      [...key, documents.map(({ id }) => id)],
    );
    await tellOf(
      tx,
      scope,
      rows.map(({ id }) => ({ id, state: 'duplicate' })),
    );
  });
};
