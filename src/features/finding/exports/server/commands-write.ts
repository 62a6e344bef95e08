import { atLeast } from '#core/access/roles.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { membershipOf } from '#features/company/team/server/queries.ts';
import { findAddressee } from '#features/prices/deal-imports/server/queries-result.ts';
import { asNewAsNow } from '#platform/server/db/replica/as-new-as.ts';
import type { Db } from '#platform/server/db/port.ts';
import { publishTo } from '#platform/server/live.ts';
import type { Storage, Stored } from '#platform/server/ports/storage/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { scopeOfRow, seenBy, type SeenScope, type UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { fileBytes, type Maker, type OpenedExport } from './commands-file.ts';
import { openFilled } from './commands.ts';
import { postExportReady } from './emails.ts';
import { type ExportRecord, findExport, unitNames } from './queries.ts';

export interface WriteDeps extends PostDeps {
  readonly db: Db;
  readonly storage: Pick<Storage, 'put'>;
}

/** Rows after which a file's progress is written, as a change of its own. */
const toldRows = 1000;

/** The person stopped it, or is about to find that it cannot be made. */
class Stopped extends Error {}

const under = `organization_id = $1 and unit_id = $2 and id = $3 and state in ('waiting', 'writing')`;

/** Tells how many rows are written; throws `Stopped` where nobody waits for the file any more. */
const keepGoing = async (
  db: Db,
  { organizationId, unitId }: UnitScope,
  id: string,
  done: number,
): Promise<void> => {
  const going = await db.tenantTransaction(organizationId, (tx) =>
    tx.query<{ id: string }>(
      `update list_export set state = 'writing', done = $4 where ${under} returning id`,
      [organizationId, unitId, id, done],
    ),
  );
  if (going.length === 0) throw new Stopped();
};

/** The unit as the person may see it now: an editor or owner there, with what the plan shows; null for anybody else. */
const seenNow = async (db: Db, unit: UnitScope, { userId, now }: Maker): Promise<SeenScope | null> => {
  const place = await db.platformRead((reader) => membershipOf(reader, userId, unit.unitId));
  if (place === null || place.organizationId !== unit.organizationId || !atLeast(place.role, 'editor'))
    return null;
  return seenBy(unit, planViewOf(place.subscription, now));
};

/** Ends a file that cannot be made: the person sees it as such. */
export const failExport = async (
  db: Db,
  { organizationId, unitId }: UnitScope,
  id: string,
): Promise<void> => {
  await db.tenantTransaction(organizationId, (tx) =>
    tx.query(`update list_export set state = 'failed' where ${under}`, [organizationId, unitId, id]),
  );
};

/** Ends a file that is made, and tells its person: on the screen, in the bell and by mail. */
const finish = async (
  deps: WriteDeps,
  unit: UnitScope,
  { userId, now }: Maker,
  record: ExportRecord,
  { stored, rows }: { readonly stored: Stored; readonly rows: number },
): Promise<void> => {
  const to = await deps.db.platformRead((reader) => findAddressee(reader, userId));
  const { organizationId, unitId } = unit;
  await deps.db.tenantTransaction(organizationId, async (tx) => {
    const ended = await tx.query<{ id: string }>(
      `update list_export set state = 'ready', done = $4, rows = $4, sha256 = $5, size = $6, ready_at = $7
       where ${under} returning id`,
      [organizationId, unitId, record.id, rows, stored.sha256, stored.size, now],
    );
    if (ended.length === 0) return;
    await publishTo(tx, `person ${userId}`, { type: 'news' });
    const { name } = await unitNames(tx, unit);
    if (to !== null) await postExportReady(tx, deps, to, { ...record, rows, unitName: name });
  });
};

const store = async (
  deps: WriteDeps,
  unit: UnitScope,
  record: ExportRecord,
  opened: OpenedExport,
  signal: AbortSignal,
): Promise<{ stored: Stored; rows: number }> => {
  let [rows, told] = [0, 0];
  const file = opened.file(signal, async (written) => {
    rows = written;
    if (written - told < toldRows) return;
    told = written;
    await keepGoing(deps.db, unit, record.id, written);
  });
  return { stored: await deps.storage.put(fileBytes(record.ask.format, file)), rows };
};

/**
 * Makes a file that was asked for, under the rights that its person has by then. Begun again it is made anew; one that was
 * stopped meanwhile leaves nothing.
 */
export const writeExportFile = async (
  deps: WriteDeps,
  {
    organizationId,
    unitId,
    exportId,
    userId,
  }: { readonly [Key in 'organizationId' | 'unitId' | 'exportId' | 'userId']: string },
  signal: AbortSignal,
): Promise<void> => {
  const unit = scopeOfRow({ organizationId, unitId });
  const maker = { userId, now: deps.clock.now() };
  const record = await deps.db.tenantRead(organizationId, (reader) =>
    findExport(reader, unit, maker, exportId),
  );
  if (record === null || (record.state !== 'waiting' && record.state !== 'writing')) return;
  const seen = await seenNow(deps.db, unit, maker);
  const opened =
    seen === null
      ? null
      : await asNewAsNow(deps.db, seen, () => openFilled(deps.db, seen, record.ask, maker));
  if (opened === null || opened instanceof Refused) return failExport(deps.db, unit, exportId);
  try {
    await keepGoing(deps.db, unit, exportId, 0);
    const made = await store(deps, unit, record, opened, signal);
    await finish(deps, unit, { userId, now: deps.clock.now() }, record, made);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};
