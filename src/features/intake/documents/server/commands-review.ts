import { recordAudit } from '#platform/server/audit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { reasonsForPeople } from '../contract.ts';
import type { DocumentRow } from '../contract.ts';
import { enqueueReading } from './commands-queue.ts';
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
  where organization_id = $1 and unit_id = $2 and id = $3
    and ((sha256 <> '' and size > 0) or exists (
      select from document_reading where organization_id = $1 and unit_id = $2 and document_id = $3))
    and (state = 'unreadable' or (state = 'needs-review' and invoice_id is null))
  returning id`;

/** Who keeps what was read of a document's pages: has it looked at again. In a tenant's transaction. */
export const pagesReadAgain =
  hook<(tx: Tx, scope: UnitScope, documentId: string) => Promise<void>>('pages that are read again');

/** Reads a document again that gave no invoice. An empty file, or an entry without bytes, cannot become readable. */
export const retryDocument = (
  { db, hooks }: Pick<ReviewDeps, 'db'> & { readonly hooks: Hooks },
  scope: UnitScope,
  { documentId, actor }: Review,
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_retryable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const before = await findDocument(tx, scope, documentId);
    if (before === null) return refused('document.not_exist');
    const changed = await tx.query(retrySql, [scope.organizationId, scope.unitId, documentId]);
    if (changed.length === 0) return refused('document.not_retryable');
    for (const readAgain of hooks.all(pagesReadAgain)) await readAgain(tx, scope, documentId);
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

const settleSql = `
  update document set state = 'settled', accepted_at = $4, accepted_by = $5, comment = null
  where organization_id = $1 and unit_id = $2 and (id = $3 or root_id = $3)
    and (state = 'unreadable' or (state = 'needs-review' and invoice_id is null))
  returning id, state`;

/** What was settled last goes back to what its reason says. */
const reopenSql = `
  update document set state = case when reason = any($4::text[]) then 'needs-review' else 'unreadable' end,
    accepted_at = null, accepted_by = null
  where organization_id = $1 and unit_id = $2 and (id = $3 or root_id = $3) and state = 'settled' and accepted_at = (
    select max(accepted_at) from document
    where organization_id = $1 and unit_id = $2 and (id = $3 or root_id = $3) and state = 'settled')
  returning id, state`;

/** Tells of documents that a person has settled, or opened again; answers the one that was asked for, null when none has changed. */
const noteChanged = async (
  tx: Tx,
  scope: UnitScope,
  { documentId, actor }: Review,
  action: 'settle' | 'reopen',
  changed: readonly { readonly id: string; readonly state: string }[],
): Promise<DocumentRow | null> => {
  for (const { id, state } of changed) await publish(tx, scope, { type: 'document', documentId: id, state });
  const after = await findDocument(tx, scope, documentId);
  if (after === null || changed.length === 0) return null;
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: `document.${action}`,
    subjectId: documentId,
    detail: { documents: changed.map(({ id }) => id) },
  });
  return documentRowOf(after);
};

/** Settles what gave no invoice and waits for a person, the document or all in the arrival: somebody has dealt with it. */
export const settleDocument = (
  { db, clock }: ReviewDeps,
  scope: UnitScope,
  { documentId, actor }: Review,
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_settleable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    if ((await findDocument(tx, scope, documentId)) === null) return refused('document.not_exist');
    const key = [scope.organizationId, scope.unitId, documentId];
    const changed = await tx.query<{ id: string; state: string }>(settleSql, [
      ...key,
      clock.now(),
      actor.userId,
    ]);
    const settled = await noteChanged(tx, scope, { documentId, actor }, 'settle', changed);
    return settled ?? refused('document.not_settleable');
  });

/** Takes back what was settled last, of the document or in the arrival: it waits for a person again. */
export const reopenDocument = (
  { db }: Pick<ReviewDeps, 'db'>,
  scope: UnitScope,
  { documentId, actor }: Review,
): Promise<DocumentRow | Refused<'document.not_exist' | 'document.not_reopenable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    if ((await findDocument(tx, scope, documentId)) === null) return refused('document.not_exist');
    const key = [scope.organizationId, scope.unitId, documentId];
    const changed = await tx.query<{ id: string; state: string }>(reopenSql, [...key, reasonsForPeople]);
    const reopened = await noteChanged(tx, scope, { documentId, actor }, 'reopen', changed);
    return reopened ?? refused('document.not_reopenable');
  });
