import { swedishDate } from '#core/values/swedish-date.ts';
import { findAddressee } from '#features/prices/deal-imports/server/queries-result.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { postArchiveEnds } from './emails.ts';
import { listEnding } from './queries-retention.ts';

interface RetentionDeps extends PostDeps {
  readonly db: Db;
}

const atOnce = 500;

interface Removed {
  readonly state: string;
  readonly size: number | string;
}

/** Only what can have ended is looked at: the shortest time is seven years, or 90 days after a refusal. */
const removeSql = `
  update document d set removed_at = now()
  where d.organization_id = $1 and (d.unit_id, d.id) in (
    select e.unit_id, e.id from document e
    where e.organization_id = $1 and e.removed_at is null
      and (e.received_at < now() - interval '7 years' or (e.state = 'deleted' and e.deleted_at < now() - interval '90 days'))
      and krogkoll_removable_since(e) < current_date
    order by e.received_at limit $2)
  returning d.state, d.size`;

/** A ZIP that can still be fetched needs its originals. */
const heldSql = `
  select from archive_export x where x.organization_id = $1
    and (x.state in ('waiting', 'writing') or (x.state = 'ready' and x.ready_at > $2::timestamptz - interval '30 days')) limit 1`;

const log = async (
  tx: Tx,
  newId: NewId,
  organizationId: string,
  removed: readonly Removed[],
  now: Date,
): Promise<void> => {
  for (const [kind, rows] of Map.groupBy(removed, ({ state }) => (state === 'deleted' ? 'refused' : 'ended')))
    await tx.query(
      `insert into archive_run (organization_id, id, ran_at, kind, documents, bytes) values ($1, $2, $3, $4, $5, $6)`,
      [
        organizationId,
        newId(),
        now,
        kind,
        rows.length,
        rows.reduce((sum, { size }) => sum + Number(size), 0),
      ],
    );
};

/**
 * Lets go of the originals whose time is over, with a line in the run log for what was removed; rows and hashes stay. The database
 * itself refuses any that has to be kept. Answers how many.
 */
export const removeEnded = async (
  { db, newId, clock }: RetentionDeps,
  organizationId: string,
): Promise<number> => {
  const now = clock.now();
  for (let removed = 0; ;) {
    const count = await db.tenantTransaction(organizationId, async (tx) => {
      if ((await tx.query(heldSql, [organizationId, now])).length > 0) return 0;
      const rows = await tx.query<Removed>(removeSql, [organizationId, atOnce]);
      await log(tx, newId, organizationId, rows, now);
      return rows.length;
    });
    removed += count;
    if (count < atOnce) return removed;
  }
};

const ownersSql = `
  select distinct m.user_id as id from membership m where m.organization_id = $1 and m.role = 'owner' order by 1`;

/** Tells an organization's owners once of each day after which originals go, 90 days before. */
export const tellEnding = async (deps: RetentionDeps, organizationId: string): Promise<void> => {
  const now = deps.clock.now();
  const today = swedishDate(now);
  const ending = await deps.db.tenantRead(organizationId, (reader) =>
    listEnding(reader, organizationId, today),
  );
  if (ending.length === 0) return;
  const owners = await deps.db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>(ownersSql, [organizationId]),
  );
  const addressees = await deps.db.platformRead((reader) =>
    Promise.all(owners.map(({ id }) => findAddressee(reader, id))),
  );
  for (const end of ending)
    await deps.db.tenantTransaction(organizationId, async (tx) => {
      const told = await tx.query(
        `insert into archive_notice (organization_id, until, told_at) values ($1, $2, $3) on conflict do nothing returning until`,
        [organizationId, end.until, now],
      );
      if (told.length === 0) return;
      for (const to of addressees) if (to !== null) await postArchiveEnds(tx, deps, to, end);
    });
};
