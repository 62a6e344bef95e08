import { z } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { defineJob, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { publish } from '#platform/server/live.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Loss } from '#platform/server/ports/storage/loss.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { bytesKeeper } from './queries-kept.ts';
import type { DocumentTable } from './tables.ts';

/** Nightly; see `verifyOriginalsHandler`. */
export const verifyOriginals = defineJob({ name: 'verify-originals', payload: z.object({}), timeout: 3_600 });

const day = 86_400_000;
/** Milliseconds of hashing in one night; what is left is first the next night. */
const budget = 45 * 60_000;
const atOnce = 1_000;
/** An original is hashed again no sooner and, time permitting, no later than so many days after the last time. */
const [soonest, latest] = [20, 27];
/** The share of all originals that one night hashes though none of them must be yet. */
const nights = 25;

interface OriginalsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly hooks: Hooks;
  readonly log: { readonly error: (details: object, message: string) => void };
}

interface Original {
  readonly sha256: string;
  readonly verifiedAt: Date;
}

/** What is named by a document, or waits for support staff to say whose document it is. */
const kept = `(
  select sha256, received_at from document where sha256 <> '' and removed_at is null
  union all select sha256, received_at from unrouted_document)`;

const originalsSql = `
  select d.sha256, coalesce(c.verified_at, min(d.received_at)) as "verifiedAt"
  from ${kept} d left join original_check c on c.sha256 = d.sha256
  group by d.sha256, c.verified_at`;

const countOriginals = (db: Db): Promise<number> =>
  db.platformRead(async (reader) => {
    // Across tenants: an original is one file, whoever’s documents name it.
    const [row] = await reader.query<{ count: number }>(
      `select count(distinct sha256)::int as count from ${kept} d`,
    );
    return row?.count ?? 0;
  });

const oldestOriginals = (db: Db, before: Date): Promise<Original[]> =>
  db.platformRead((reader) =>
    // Across tenants: an original is one file, whoever’s documents name it.
    reader.query<Original>(
      `select * from (${originalsSql}) o where "verifiedAt" < $1 order by "verifiedAt", sha256 limit ${atOnce}`,
      [before],
    ),
  );

const remember = (db: Db, sha256s: readonly string[], now: Date): Promise<unknown> =>
  db.platformTransaction((tx) =>
    tx.query(
      `insert into original_check (sha256, verified_at) select unnest($1::text[]), $2
       on conflict (sha256) do update set verified_at = excluded.verified_at`,
      [sha256s, now],
    ),
  );

const tellLoss = (db: Db, sha256: string, loss: Loss): Promise<void> =>
  db.platformTransaction(async (tx) => {
    // Across tenants: an original is one file, whoever’s documents name it.
    const documents = await tx.query<DocumentTable>(
      'update document set reason = $2 where sha256 = $1 and reason is distinct from $2 returning *',
      [sha256, loss],
    );
    for (const { organization_id: organizationId, unit_id: unitId, id, state } of documents)
      await publish(tx, scopeOfRow({ organizationId, unitId }), { type: 'document', documentId: id, state });
  });

/** Hashes the oldest checked originals again, until the night's share is done and none is overdue, or the time is over. */
const verifyOldest = async ({ db, storage, clock }: OriginalsDeps, signal: AbortSignal): Promise<void> => {
  const start = performance.now();
  const now = clock.now();
  const overdue = new Date(now.getTime() - latest * day);
  let share = Math.ceil((await countOriginals(db)) / nights);
  for (;;) {
    const originals = await oldestOriginals(db, new Date(now.getTime() - soonest * day));
    const checked: string[] = [];
    let isDone = originals.length === 0;
    for (const { sha256, verifiedAt } of originals) {
      isDone = (share <= 0 && verifiedAt >= overdue) || performance.now() - start > budget || signal.aborted;
      if (isDone) break;
      const loss = await lossOf(storage, sha256, signal);
      if (loss !== null) await tellLoss(db, sha256, loss);
      checked.push(sha256);
      share -= 1;
    }
    if (checked.length > 0) await remember(db, checked, now);
    if (isDone) return;
  }
};

/** Removes stored bytes that nothing names, of anybody: those of an upload that was refused or cut short. */
const removeUnnamed = async (
  { db, storage, clock, hooks }: OriginalsDeps,
  signal: AbortSignal,
): Promise<void> => {
  const named = (sha256s: readonly string[]): Promise<ReadonlySet<string>> =>
    db.platformRead(async (reader) => {
      // Across tenants: an original is one file, whoever’s documents name it.
      const rows = await reader.query<{ sha256: string }>(
        `select sha256 from document where sha256 = any($1) and removed_at is null
         union select sha256 from unrouted_document where sha256 = any($1)
         union select offered_sha256 from power_of_attorney where offered_sha256 = any($1)
         union select signed_sha256 from power_of_attorney where signed_sha256 = any($1)`,
        [sha256s],
      );
      const others: string[] = [];
      for (const keep of hooks.all(bytesKeeper)) others.push(...(await keep(reader, sha256s)));
      return new Set([...rows.map(({ sha256 }) => sha256), ...others]);
    });
  await storage.sweep(named, new Date(clock.now().getTime() - day), signal);
};

/**
 * Hashes originals again, so that each one's turn comes within a month (SECURITY R60), also after nights that were missed
 * or too short: what was hashed is remembered and the oldest comes first. A changed or lost one, which the store tells of
 * itself, is named as the reason of its documents. Then removes bytes that belong to no document.
 */
export const verifyOriginalsHandler = (deps: OriginalsDeps): JobHandler =>
  handleJob(
    verifyOriginals,
    async (_payload, { signal }) => {
      await verifyOldest(deps, signal);
      await removeUnnamed(deps, signal);
    },
    async () => deps.log.error({}, 'originals could not be verified'),
  );
