import { leafContent } from '#core/archive/chain.ts';
import { leafHash, treeOf } from '#core/archive/merkle.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Imprint, TimestampPort } from '#platform/server/ports/timestamps/port.ts';
import { sha256, sha512 } from './commands-chain.ts';

interface RootDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timestamps: Pick<TimestampPort, 'stamp'>;
}

/** Years after which a stamp is stamped over, before its certificate or algorithm is too old to be believed. */
const stampYears = 3;
const stampsAtOnce = 1_000;

interface Head {
  readonly organizationId: string;
  readonly number: number;
  readonly hash: Buffer;
}

const headsSql = `
  select o.organization_id as "organizationId", l.number::int as number, l.hash
  from organization o cross join lateral (
    select number, hash from archive_link l where l.organization_id = o.organization_id order by number desc limit 1) l
  order by o.organization_id`;

/** Makes the root of the day over every organization's newest link, once; a day without any link has none. */
export const makeRoot = async ({ db, clock }: Pick<RootDeps, 'db' | 'clock'>): Promise<void> => {
  const day = swedishDate(clock.now());
  await db.platformTransaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('archive root', 97))`);
    if ((await tx.query('select from archive_root where day = $1', [day])).length > 0) return;
    // Across tenants: one root a day stands over the chains of all.
    const heads = await tx.query<Head>(headsSql);
    if (heads.length === 0) return;
    const leaves = await Promise.all(
      heads.map(async ({ organizationId, number, hash }) =>
        leafHash(sha256, leafContent(organizationId, number, hash)),
      ),
    );
    const { root, paths } = await treeOf(sha256, leaves);
    await tx.query('insert into archive_root (day, root, leaves) values ($1, $2, $3)', [
      day,
      Buffer.from(root),
      heads.length,
    ]);
    for (const [position, { organizationId, number, hash }] of heads.entries())
      await tx.query(
        `insert into archive_leaf (organization_id, day, number, head, position, path)
         select $1, $2, $3, $4, $5, array(select decode(step, 'hex') from unnest($6::text[]) with ordinality s (step, at) order by at)`,
        [
          organizationId,
          day,
          number,
          hash,
          position,
          (paths[position] ?? []).map((step) => Buffer.from(step).toString('hex')),
        ],
      );
  });
};

interface Unstamped {
  readonly day: string;
  readonly root: Buffer;
  readonly number: number;
  readonly token: Buffer | null;
}

const unstampedSql = `
  select r.day, r.root, coalesce(s.number, 0)::int as number, s.token
  from archive_root r left join lateral (
    select number, token, stamped_at from archive_stamp s where s.day = r.day order by number desc limit 1) s on true
  where s.number is null or s.stamped_at < $1::timestamptz
  order by r.day desc limit $2`;

/** The root itself is the first stamp's digest; each later stamp is over the token before it, by a longer digest. */
const imprintOf = ({ root, token }: Unstamped): Imprint =>
  token === null ? { algorithm: 'sha256', digest: root } : { algorithm: 'sha512', digest: sha512(token) };

/**
 * Has roots stamped that have no stamp yet, and those whose newest one is three years old. What the authority does not give now is
 * asked for again the next night; throws what it said.
 */
export const stampRoots = async ({ db, clock, timestamps }: RootDeps, signal: AbortSignal): Promise<void> => {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - stampYears);
  const roots = await db.platformRead((reader) =>
    reader.query<Unstamped>(unstampedSql, [before, stampsAtOnce]),
  );
  for (const root of roots) {
    const imprint = imprintOf(root);
    const token = await timestamps.stamp(imprint, signal);
    await db.platformTransaction((tx) =>
      tx.query(
        `insert into archive_stamp (day, number, algorithm, token, stamped_at) values ($1, $2, $3, $4, $5)
         on conflict (day, number) do nothing`,
        [root.day, root.number + 1, imprint.algorithm, Buffer.from(token), now],
      ),
    );
  }
};
