import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { TableCode } from '#core/tables/table-refusal.ts';
import { lockAgreements, lockUnits } from '#features/prices/deals/server/commands-scope.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { backgroundRows } from '../rules.ts';
import { analyse, type Analysed } from './commands-analyse.ts';
import { judgeGoods, writeEffect } from './commands-write.ts';
import { denyImport, type Denied, holdOpen, type ImportDeps } from './commands.ts';
import { dealsOf } from './queries-context.ts';
import { findImport, type ImportRecord, type KeptRow } from './queries.ts';

/** Saves an import of many rows after the person has been answered. */
export const saveImportJob = defineJob({
  name: 'save-deal-import',
  payload: z.object({
    organizationId: z.uuid(),
    unitId: z.uuid(),
    importId: z.uuid(),
    userId: z.uuid(),
    digest: z.string(),
  }),
  timeout: 600,
});

export type SaveRefusal =
  | Denied
  | Refused<TableCode | 'import.not_exist' | 'import.not_open' | 'import.changed' | 'import.unconfirmed'>;

export interface Act {
  readonly actor: Actor;
  readonly now: Date;
}

const keptRows = ({ answer }: Analysed): KeptRow[] =>
  answer.rows.flatMap(({ row, problem, written }) =>
    problem === null ? [] : [{ row, code: problem.code, written }],
  );

const rememberSql = `
  insert into import_mapping (organization_id, supplier_id, head, mapping, set_at, set_by) values ($1, $2, $3, $4::jsonb, $5, $6)
  on conflict (organization_id, supplier_id, head)
  do update set mapping = excluded.mapping, set_at = excluded.set_at, set_by = excluded.set_by`;

const conclude = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Act,
  record: ImportRecord,
  analysed: Analysed,
  state: 'saving' | 'saved',
): Promise<void> => {
  const { organizationId, unitId } = scope;
  const { answer } = analysed;
  const head = answer.kept.head.join('|');
  if (record.choice.remember && head.replaceAll('|', '') !== '')
    await tx.query(rememberSql, [
      organizationId,
      record.supplierId,
      head.slice(0, 2000),
      JSON.stringify(answer.kept),
      now,
      actor.userId,
    ]);
  await tx.query(
    `update deal_import set state = $9, saved_at = $4, saved_by = $5, counts = $6::jsonb, rejected = $7::jsonb, sheet = $8
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [
      organizationId,
      unitId,
      record.id,
      now,
      actor.userId,
      JSON.stringify(answer.counts),
      JSON.stringify(keptRows(analysed)),
      answer.sheet,
      state,
    ],
  );
  const { new: made, changed, unchanged, rejected } = answer.counts;
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'deal-import.saved',
    subjectId: record.id,
    detail: {
      made: String(made),
      changed: String(changed),
      unchanged: String(unchanged),
      rejected: String(rejected),
    },
  });
  await publish(tx, scope, { type: 'deals' });
};

/** Whether nothing has been agreed since the analysis; the agreements are locked. */
const isCurrent = async (
  tx: Tx,
  scope: UnitScope,
  record: ImportRecord,
  { context }: Analysed,
): Promise<boolean> => isDeepStrictEqual(await dealsOf(tx, scope, record.supplierId), context.deals);

/** Everything that was not taken is kept with its reason, so those rows are asked for. */
export const everything = { shown: 'rejected', offset: 0, limit: 1_000_000, withEffect: true } as const;

/**
 * Writes an analysed import in one transaction; refused when anything that it follows from is no longer so. Of one that is being
 * saved in the background the lines are judged after it, so that others get their turn.
 */
export const writeImport = (
  deps: ImportDeps,
  scope: UnitScope,
  act: Act,
  {
    record,
    analysed,
    from,
  }: { readonly record: ImportRecord; readonly analysed: Analysed; readonly from: 'open' | 'saving' },
): Promise<ImportRecord | SaveRefusal> =>
  deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockAgreements(tx, scope);
    await lockUnits(tx, scope, record.unitIds);
    const [held] = await tx.query<{ state: string }>(
      'select state from deal_import where organization_id = $1 and unit_id = $2 and id = $3 for update',
      [scope.organizationId, scope.unitId, record.id],
    );
    if (held?.state !== from) return refused('import.not_open');
    const denied = await denyImport(tx, scope, act, record.unitIds);
    if (denied !== null) return denied;
    const present = await findImport(tx, scope, record.id);
    const isSame =
      present !== null && isDeepStrictEqual([present.choice, present.fixes], [record.choice, record.fixes]);
    if (!isSame || !(await isCurrent(tx, scope, record, analysed)) || analysed.answer.effect === null)
      return refused('import.changed');
    const { supplierId, unitIds } = record;
    const goods = await writeEffect(tx, scope, record, analysed.answer.effect, {
      ...act,
      newId: deps.newId,
    });
    if (from === 'open') await judgeGoods(tx, scope, supplierId, unitIds, goods);
    await conclude(tx, scope, act, record, analysed, from === 'open' ? 'saved' : 'saving');
    return (await findImport(tx, scope, record.id)) ?? refused('import.not_exist');
  });

/**
 * Saves an open import as it was shown: `digest` stands for that. At most 5,000 rows are written before it answers, more in
 * the background. Refused while a column that decides its prices is only guessed at.
 */
export const saveImport = async (
  deps: ImportDeps,
  scope: UnitScope,
  act: Act,
  importId: string,
  digest: string,
): Promise<ImportRecord | SaveRefusal> => {
  const record = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
    holdOpen(tx, scope, act, importId),
  );
  if (record instanceof Refused) return record;
  const analysed = await analyse(deps, scope, record, { ...everything, now: act.now });
  if (analysed instanceof Refused) return analysed;
  if (analysed.answer.digest !== digest) return refused('import.changed');
  if (analysed.answer.unconfirmed.length > 0) return refused('import.unconfirmed');
  if (analysed.answer.counts.rows <= backgroundRows)
    return writeImport(deps, scope, act, { record, analysed, from: 'open' });
  const { userId } = act.actor;
  if (userId === null) return refused('permission.required');
  return deps.db.tenantTransaction(scope.organizationId, async (tx) => {
    const held = await holdOpen(tx, scope, act, importId);
    if (held instanceof Refused) return held;
    await tx.query(
      `update deal_import set state = 'saving', counts = $4::jsonb, progress = null where organization_id = $1 and unit_id = $2 and id = $3`,
      [scope.organizationId, scope.unitId, importId, JSON.stringify(analysed.answer.counts)],
    );
    const { organizationId, unitId } = scope;
    await enqueue(
      tx,
      saveImportJob,
      { organizationId, unitId, importId, userId, digest },
      { key: importId, group: organizationId },
    );
    return { ...held, state: 'saving', counts: analysed.answer.counts, progress: null };
  });
};
