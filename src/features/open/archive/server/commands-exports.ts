import { z } from 'zod';
import { recordAudit } from '#platform/server/audit.ts';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Db, Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { keptDays, mostUnderWay } from '../rules.ts';
import { countArchived } from './queries-contents.ts';
import { type ExportRecord, findExport } from './queries-exports.ts';

/** Makes the list of a ZIP's files in the background: it reads every original once. */
export const writeArchive = defineJob({
  name: 'write-archive',
  payload: z.object({ organizationId: z.uuid(), exportId: z.uuid() }),
  concurrency: 1,
  timeout: 7_200,
});

/** What a ZIP is asked to hold; nulls: everything. */
export interface AskedArchive {
  readonly from: string | null;
  readonly to: string | null;
  readonly unitId: string | null;
}

/** Who asks, and when. */
export interface Asker {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly newId: NewId;
}

/** The units that a ZIP for a person may hold, of those that are asked for. */
export const unitsAsked = async (
  reader: Reader,
  organizationId: string,
  userId: string,
  unitId: string | null,
): Promise<string[]> =>
  (await ownedUnits(reader, organizationId, userId))
    .map(({ id }) => id)
    .filter((id) => unitId === null || id === unitId);

const insertSql = `
  insert into archive_export (organization_id, id, user_id, units, from_day, to_day, state, documents, created_at)
  select $1, $2, $3, $4, $5, $6, 'waiting', $7, $8
  where (select count(*) from archive_export x
    where x.organization_id = $1 and x.state in ('waiting', 'writing')) < $9
  returning id`;

/** Puts a ZIP on its way, in the caller's transaction. */
export const startArchive = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, userId, now, newId }: Asker,
  asked: AskedArchive,
): Promise<ExportRecord | Refused<'archive.nothing' | 'archive.under_way'>> => {
  const units = await unitsAsked(tx, organizationId, userId, asked.unitId);
  const { from, to } = asked;
  const { documents } = await countArchived(tx, { organizationId, units, from, to });
  if (documents === 0) return refused('archive.nothing');
  const exportId = newId();
  const given = [organizationId, exportId, userId, units, from, to, documents, now, mostUnderWay];
  if ((await tx.query(insertSql, given)).length === 0) return refused('archive.under_way');
  await enqueue(tx, writeArchive, { organizationId, exportId }, { key: exportId, group: organizationId });
  const detail = { from, to, units: units.length, documents };
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'archive.made',
    subjectId: exportId,
    detail,
  });
  const record = await findExport(tx, organizationId, exportId);
  if (record === null) throw new Error('a ZIP that was just asked for is missing');
  return record;
};

/** Stops a ZIP that is being made; one that is over is left as it is. */
export const cancelArchive = async (
  tx: Tx,
  organizationId: string,
  userId: string,
  exportId: string,
): Promise<ExportRecord | Refused<'archive.not_exist'>> => {
  await tx.query(
    `update archive_export set state = 'cancelled', made = '{}', plan_sha256 = null
     where organization_id = $1 and id = $2 and user_id = $3 and state in ('waiting', 'writing')`,
    [organizationId, exportId, userId],
  );
  const found = await findExport(tx, organizationId, exportId);
  return found === null || found.userId !== userId ? refused('archive.not_exist') : found;
};

/** Ends a ZIP that could not be made. */
export const failArchive = async (db: Db, organizationId: string, exportId: string): Promise<void> => {
  await db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `update archive_export set state = 'failed', made = '{}', plan_sha256 = null
       where organization_id = $1 and id = $2 and state in ('waiting', 'writing')`,
      [organizationId, exportId],
    ),
  );
};

/** Lets go of the files of ZIPs whose days are over; that there was one is kept for a year. Once a day. */
export const forgetArchives = async (tx: Tx, now: Date): Promise<void> => {
  const over = new Date(now.getTime() - keptDays * 86_400_000);
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(`update archive_export set made = '{}' where ready_at < $1 and made <> '{}'`, [over]);
  await tx.query(`delete from archive_export where created_at < $1::timestamptz - interval '400 days'`, [
    now,
  ]);
};
