import { z } from 'zod';
import { lockAgreements, lockUnits } from '#features/prices/deals/server/commands-scope.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { joinByHash } from '#platform/server/join-by-hash.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { mayBind } from '#features/prices/deals/server/commands-scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { backgroundRows, rejectedDays, undoHours } from '../rules.ts';
import { judgeGoods } from './commands-write.ts';
import { goodsOfImport } from './queries-result.ts';
import { findImport, type ImportRecord } from './queries.ts';

/** A person has settled since then what one of the deals told. */
const decidedSql = `
  select c.deal_id as id from price_decision p
  cross join lateral jsonb_array_elements(p.decision -> 'settled') s
  join deal_import_change c on c.organization_id = $1 and c.deal_import_id = $2 and c.deal_id = (s ->> 'dealId')::uuid
  where p.organization_id = $1 and p.kind <> 'history' and p.withdrawn_at is null and p.decided_at >= $3
  limit 1`;

/** One of the deals is no longer as the import left it, or gone. */
const overtakenSql = `
  select c.deal_id as id from deal_import_change c
  left join deal d on d.organization_id = $1 and d.id = c.deal_id
  where c.organization_id = $1 and c.deal_import_id = $2 and to_jsonb(d) is distinct from c.after
  limit 1`;

const restoreSql = `
  update deal d set price = b.price, valid_to = b.valid_to, tolerance_type = b.tolerance_type, tolerance_up = b.tolerance_up,
    tolerance_down = b.tolerance_down, market_priced = b.market_priced, note = b.note, source_document_id = b.source_document_id,
    source_page = b.source_page, source_row = b.source_row
  from deal_import_change c cross join lateral jsonb_populate_record(null::deal, c.before) b
  where c.organization_id = $1 and c.deal_import_id = $2 and c.before is not null and d.organization_id = $1 and d.id = c.deal_id`;

const deleteSql = `
  delete from deal d using deal_import_change c
  where c.organization_id = $1 and c.deal_import_id = $2 and c.before is null and d.organization_id = $1 and d.id = c.deal_id`;

/** Judges anew what an import of many rows was about, once it is taken back. */
export const judgeUndoneJob = defineJob({
  name: 'judge-undone-import',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid(), importId: z.uuid() }),
  timeout: 600,
});

type UndoRefusal = Refused<
  | 'import.not_exist'
  | 'permission.required'
  | 'import.not_saved'
  | 'import.undo_late'
  | 'import.undo_decided'
  | 'import.undo_overtaken'
>;

/** Its deals are gone and those that it changed as they were, unless somebody has built on them; then nothing is written. */
const takeBack = async (
  tx: Tx,
  { organizationId }: UnitScope,
  { importId, savedAt }: { readonly importId: string; readonly savedAt: Date },
): Promise<UndoRefusal | null> => {
  const decided = await tx.query<{ id: string }>(decidedSql, [organizationId, importId, savedAt]);
  if (decided.length > 0) return refused('import.undo_decided');
  const overtaken = await tx.query<{ id: string }>(overtakenSql, [organizationId, importId]);
  if (overtaken.length > 0) return refused('import.undo_overtaken');
  await tx.query(deleteSql, [organizationId, importId]);
  await tx.query(restoreSql, [organizationId, importId]);
  return null;
};

const hour = 3_600_000;

/**
 * Takes an import back as a whole: its deals are gone, those that it changed are as they were, and their lines are judged
 * anew, of many rows in parts after it. Within 24 hours, while nobody has decided on what its deals told and none of them was changed since.
 */
export const undoImport = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  importId: string,
): Promise<ImportRecord | UndoRefusal> => {
  const { organizationId, unitId } = scope;
  await lockAgreements(tx, scope);
  const record = await findImport(tx, scope, importId);
  if (record === null) return refused('import.not_exist');
  if (!(await mayBind(tx, scope, actor, record.unitIds))) return refused('permission.required');
  await lockUnits(tx, scope, record.unitIds);
  if (record.state !== 'saved' || record.savedAt === null) return refused('import.not_saved');
  if (now.getTime() >= record.savedAt.getTime() + undoHours * hour) return refused('import.undo_late');
  const { savedAt } = record;
  const refusal = await joinByHash(tx, () => takeBack(tx, scope, { importId, savedAt }));
  if (refusal !== null) return refusal;
  if ((record.counts?.rows ?? 0) > backgroundRows)
    await enqueue(
      tx,
      judgeUndoneJob,
      { organizationId, unitId, importId },
      { key: importId, group: organizationId },
    );
  else
    await judgeGoods(tx, scope, record.supplierId, record.unitIds, await goodsOfImport(tx, scope, importId));
  await tx.query(
    `update deal_import set state = 'undone', undone_at = $4, undone_by = $5 where organization_id = $1 and unit_id = $2 and id = $3`,
    [organizationId, unitId, importId, now, actor.userId],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'deal-import.undone',
    subjectId: importId,
    detail: {},
  });
  return (await findImport(tx, scope, importId)) ?? refused('import.not_exist');
};

const day = 24 * hour;

/** Nightly: forgets rows that were not taken, and imports that nobody saved, after 30 days. */
export const forgetRejected = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - rejectedDays * day);
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query('update deal_import set rejected = null where rejected is not null and saved_at < $1', [
    before,
  ]);
  await tx.query(`delete from deal_import where state = 'open' and created_at < $1`, [before]);
};
