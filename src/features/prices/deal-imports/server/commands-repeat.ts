import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { Act } from './commands-save.ts';
import { denyImport, type Denied } from './commands.ts';
import { findImport, type ImportRecord } from './queries.ts';

/** Rows that were skipped are there to be fixed. */
const repeatSql = `
  insert into deal_import (organization_id, unit_id, id, supplier_id, unit_ids, document_id, sha256, file_name, state, sheet, choice,
    fixes, created_at, created_by)
  select organization_id, unit_id, $4, supplier_id, unit_ids, document_id, sha256, file_name, 'open', sheet, choice,
    (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(fixes) f where not f.value ? 'skip'), $5, $6
  from deal_import where organization_id = $1 and unit_id = $2 and id = $3`;

/**
 * Begins an import with the file of one that was saved, read as that was, so that what was not taken can be fixed: rows that
 * were taken are unchanged in it.
 */
export const repeatImport = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Act,
  importId: string,
  newId: string,
): Promise<ImportRecord | Denied | Refused<'import.not_exist' | 'import.not_saved'>> => {
  const { organizationId, unitId } = scope;
  const record = await findImport(tx, scope, importId);
  if (record === null) return refused('import.not_exist');
  const denied = await denyImport(tx, scope, { actor, now }, record.unitIds);
  if (denied !== null) return denied;
  if (record.state !== 'saved' && record.state !== 'undone') return refused('import.not_saved');
  await tx.query(repeatSql, [organizationId, unitId, importId, newId, now, actor.userId]);
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'deal-import.opened',
    subjectId: newId,
    detail: { supplierId: record.supplierId },
  });
  return (await findImport(tx, scope, newId)) ?? refused('import.not_exist');
};
