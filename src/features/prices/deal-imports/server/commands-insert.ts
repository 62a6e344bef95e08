import type { RowFix } from '#core/deal-import/import-row.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { importChoice } from '../contract-fields.ts';

/** A document that is in the unit already, and what is said of its rows. */
export interface BegunImport {
  readonly supplierId: string;
  readonly unitIds: readonly string[] | null;
  readonly documentId: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly fixes: Readonly<Record<string, RowFix>>;
}

const insertSql = `
  insert into deal_import (organization_id, unit_id, id, supplier_id, unit_ids, document_id, sha256, file_name, state, choice,
    fixes, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9::jsonb, $10::jsonb, $11, $12)`;

/** Writes an open import, with nothing said of its columns, and its audit row. Answers its id. */
export const insertImport = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, now, newId }: { readonly actor: Actor; readonly now: Date; readonly newId: NewId },
  { supplierId, unitIds, documentId, sha256, fileName, fixes }: BegunImport,
): Promise<string> => {
  const id = newId();
  await tx.query(insertSql, [
    organizationId,
    unitId,
    id,
    supplierId,
    unitIds,
    documentId,
    sha256,
    fileName,
    JSON.stringify(importChoice.parse({})),
    JSON.stringify(fixes),
    now,
    actor.userId,
  ]);
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'deal-import.opened',
    subjectId: id,
    detail: { supplierId },
  });
  return id;
};
