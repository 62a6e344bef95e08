import type { RowFix } from '#core/deal-import/import-row.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { importChoice } from '../contract-fields.ts';
import type { Act } from './commands-save.ts';
import { denyImport, type Denied } from './commands.ts';

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

/** Begins an import of a document that came by another door than the import's own. Answers its id. */
export const beginImport = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: Act & { readonly newId: NewId },
  { supplierId, unitIds, documentId, sha256, fileName, fixes }: BegunImport,
): Promise<string | Denied> => {
  const { organizationId, unitId } = scope;
  const denied = await denyImport(tx, scope, { actor, now }, unitIds);
  if (denied instanceof Refused) return denied;
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
