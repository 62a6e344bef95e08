import { resumeDocuments, setAside } from '#features/intake/documents/server/commands-aside.ts';
import { findDocument } from '#features/intake/documents/server/queries.ts';
import type { StoredDocument } from '#features/intake/documents/server/queries.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { publish } from '#platform/server/live.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { ArrivalDetail } from '../contract.ts';
import type { InboxDeps, Step } from './commands-accept.ts';
import { readArrival } from './queries-detail.ts';
import { actionsOf } from './queries-rows.ts';

const insideSql = `
  with recursive inside as (
    select d.* from document d where d.organization_id = $1 and d.unit_id = $2 and d.id = $3
    union all
    select d.* from inside join document d on d.organization_id = $1 and d.unit_id = $2
      and d.root_id = coalesce(inside.root_id, inside.id) and d.parent_id = inside.id
  )
  select * from inside`;

/** A document with all that is inside it, the document first. */
export const findInside = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<StoredDocument[]> => reader.query<StoredDocument>(insideSql, [organizationId, unitId, documentId]);

/** The document with the arrival that it came in (null for the arrival itself), or null when the unit has none. */
export const findWithRoot = async (
  reader: Reader,
  scope: UnitScope,
  documentId: string,
): Promise<{ readonly document: StoredDocument; readonly root: StoredDocument | null } | null> => {
  const document = await findDocument(reader, scope, documentId);
  if (document === null) return null;
  return {
    document,
    root: document.root_id === null ? null : await findDocument(reader, scope, document.root_id),
  };
};

/** What its own state allows with a document. */
export const mayBe = (
  action: 'delete' | 'restore' | 'move' | 'replace',
  { document, root }: { readonly document: StoredDocument; readonly root: StoredDocument | null },
): boolean => actionsOf(document, root).includes(action);

/**
 * Withdraws a document with all that is inside it: it stays visible as deleted, by whom and why. An invoice that it gave is
 * withdrawn too, unless another document of the same bytes or of the same invoice stands behind it.
 */
export const deleteDocument = (
  deps: InboxDeps,
  scope: UnitScope,
  { documentId, actor, comment }: Step,
): Promise<ArrivalDetail | Refused<'document.not_exist' | 'document.not_deletable'>> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const found = await findWithRoot(tx, scope, documentId);
    if (found === null) return refused('document.not_exist');
    if (!mayBe('delete', found)) return refused('document.not_deletable');
    const inside = await findInside(tx, scope, documentId);
    const open = inside.filter(({ state }) => state !== 'deleted');
    const aside = open.map(({ id }) => ({ id, state: 'deleted' as const, comment }));
    await setAside(tx, deps, scope, aside, actor.userId);
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.delete',
      subjectId: documentId,
      detail: { documents: open.length, state: found.document.state, invoiceId: found.document.invoice_id },
    });
    return readArrival(tx, scope, documentId);
  });

const reopenSql = `
  update document set state = $4, deleted_at = null, deleted_by = null
  where organization_id = $1 and unit_id = $2 and id = any($3::uuid[])`;

const reopen = async (
  tx: Tx,
  scope: UnitScope,
  documents: readonly StoredDocument[],
  state: 'expanded' | 'unreadable',
): Promise<void> => {
  const ids = documents.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.query(reopenSql, [scope.organizationId, scope.unitId, ids, state]);
  for (const documentId of ids) await publish(tx, scope, { type: 'document', documentId, state });
};

const forgetReasonSql = `
  update document set reason = null
  where organization_id = $1 and unit_id = $2 and id = any($3::uuid[]) and reason = any('{rejected,sender.blocked}')`;

/** Takes a deleted document back, with what was deleted together with it: what has bytes is read again. */
export const restoreDocument = (
  { db }: InboxDeps,
  scope: UnitScope,
  { documentId, actor }: Pick<Step, 'documentId' | 'actor'>,
): Promise<ArrivalDetail | Refused<'document.not_exist' | 'document.not_restorable'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    const found = await findWithRoot(tx, scope, documentId);
    if (found === null) return refused('document.not_exist');
    if (!mayBe('restore', found)) return refused('document.not_restorable');
    const deletedAt = found.document.deleted_at?.getTime();
    const inside = (await findInside(tx, scope, documentId)).filter(
      ({ state, deleted_at, successor_id }) =>
        state === 'deleted' && deleted_at?.getTime() === deletedAt && successor_id === null,
    );
    const holders = new Set(inside.map(({ parent_id }) => parent_id));
    const opened = inside.filter(({ id }) => holders.has(id));
    const empty = inside.filter(({ size, sha256 }) => size === 0 || sha256 === '');
    await reopen(tx, scope, opened, 'expanded');
    await reopen(tx, scope, empty, 'unreadable');
    const ids = inside.map(({ id }) => id);
    await tx.query(forgetReasonSql, [scope.organizationId, scope.unitId, ids]);
    const settled = new Set([...opened, ...empty]);
    await resumeDocuments(
      tx,
      scope,
      inside.filter((document) => !settled.has(document)).map(({ id }) => id),
    );
    await recordAudit(tx, actor, {
      organizationId: scope.organizationId,
      unitId: scope.unitId,
      action: 'document.restore',
      subjectId: documentId,
      detail: { documents: inside.length },
    });
    return readArrival(tx, scope, documentId);
  });
