import { z } from 'zod';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { Actor, SeenScope, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { ExportAsk } from '../contract.ts';
import { mostUnderWay } from '../rules.ts';
import { isTooMany, type Maker, openExport, type OpenedExport, type Unmade } from './commands-file.ts';
import { type ExportRecord, findExport } from './queries.ts';

/** Makes a file in the background. It holds no rows meanwhile, so a large one may take long. */
export const writeExport = defineJob({
  name: 'write-export',
  payload: z.object({ organizationId: z.uuid(), unitId: z.uuid(), exportId: z.uuid(), userId: z.uuid() }),
  concurrency: 1,
  timeout: 900,
});

export interface ExportDeps {
  readonly db: Db;
  readonly newId: NewId;
}

type Empty = Refused<'export.nothing' | 'export.too_many_rows'>;

/** A list that has rows, as many as its format holds. */
export const openFilled = async (
  db: Db,
  scope: SeenScope,
  ask: ExportAsk,
  maker: Maker,
): Promise<OpenedExport | Unmade | Empty> => {
  const opened = await openExport(db, scope, ask, maker);
  if (opened instanceof Refused) return opened;
  if (opened.rows === 0) return refused('export.nothing');
  return isTooMany(ask.format, opened.rows) ? refused('export.too_many_rows') : opened;
};

/** Writes down that rows left as a file: who, what and how many. */
export const recordExport = (
  tx: Tx,
  scope: UnitScope,
  actor: Actor,
  { list, format, from, to }: ExportAsk,
  rows: number,
): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'export.made',
    subjectId: null,
    detail: { list, format, from, to, rows },
  });

const insertSql = `
  insert into list_export (organization_id, unit_id, id, user_id, ask, file_name, state, rows, created_at)
  select $1, $2, $3, $4, $5::jsonb, $6, 'waiting', $7, $8
  where (select count(*) from list_export x where x.organization_id = $1 and x.user_id = $4 and x.state in ('waiting', 'writing')) < $9
  returning id`;

/** Puts a file on its way; `conclude` keeps the answer in the same transaction. */
export const startExport = async <Result>(
  { db, newId }: ExportDeps,
  scope: SeenScope,
  actor: Actor,
  ask: ExportAsk,
  maker: Maker,
  conclude: (tx: Tx, record: ExportRecord) => Promise<Result>,
): Promise<Result | Unmade | Empty | Refused<'export.under_way'>> => {
  const opened = await openFilled(db, scope, ask, maker);
  if (opened instanceof Refused) return opened;
  const { organizationId, unitId } = scope;
  const { userId, now } = maker;
  return db.tenantTransaction(organizationId, async (tx) => {
    const exportId = newId();
    const made = await tx.query<{ id: string }>(insertSql, [
      organizationId,
      unitId,
      exportId,
      userId,
      JSON.stringify(ask),
      opened.fileName,
      opened.rows,
      now,
      mostUnderWay,
    ]);
    if (made.length === 0) return refused('export.under_way');
    await enqueue(
      tx,
      writeExport,
      { organizationId, unitId, exportId, userId },
      { key: exportId, group: organizationId },
    );
    await recordExport(tx, scope, actor, ask, opened.rows);
    const record = await findExport(tx, scope, maker, exportId);
    if (record === null) throw new Error('a file that was just asked for is missing');
    return conclude(tx, record);
  });
};

/** Stops a file that is being made; one that is over is left as it is. */
export const cancelExport = async (
  tx: Tx,
  scope: UnitScope,
  maker: Maker,
  exportId: string,
): Promise<ExportRecord | Refused<'export.not_exist'>> => {
  await tx.query(
    `update list_export set state = 'cancelled'
     where organization_id = $1 and unit_id = $2 and id = $3 and user_id = $4 and state in ('waiting', 'writing')`,
    [scope.organizationId, scope.unitId, exportId, maker.userId],
  );
  return (await findExport(tx, scope, maker, exportId)) ?? refused('export.not_exist');
};

/** Forgets files whose days are over, a day later, and what never became one; their bytes go with the next sweep. */
export const forgetExports = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(`delete from list_export where created_at < $1::timestamptz - interval '8 days'`, [now]);
};
