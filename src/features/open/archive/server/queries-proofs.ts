import { createHash } from 'node:crypto';
import type { ArchivedRoot } from '#core/archive/archive-files.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { ArchiveScope } from './queries-contents.ts';
import { listLinks } from './queries-chain.ts';
import type { Reads } from './queries-tables.ts';

/**
 * The chain as an archive has it: whose it is, then each link. What a link says is left out of another unit's, and of documents
 * that are not in the archive; its place in the chain holds without.
 */
export async function* chainLines(
  reads: Reads,
  { organizationId, units }: ArchiveScope,
  documents: ReadonlySet<string>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ organizationId })}\n`;
  const own = new Set(units);
  for (let after = 0; ;) {
    const links = await reads((reader) => listLinks(reader, organizationId, after));
    for (const { number, kind, unitId, subjectId, said, hash } of links) {
      const isIn = (unitId === null || own.has(unitId)) && (kind === 'event' || documents.has(subjectId));
      const digest = createHash('sha256').update(said).digest('hex');
      yield `${JSON.stringify({ number, digest, hash: hash.toString('hex'), ...(isIn ? { said } : {}) })}\n`;
    }
    const last = links.at(-1);
    if (last === undefined) return;
    after = last.number;
  }
}

interface LeafRow {
  readonly day: string;
  readonly number: number;
  readonly head: Buffer;
  readonly position: number;
  readonly path: readonly Buffer[];
}

interface RootRow {
  readonly day: string;
  readonly root: Buffer;
  readonly leaves: number;
  readonly stamp: number | null;
  readonly token: Buffer | null;
}

/** The newest day of each month: a later one proves everything before it, an earlier one proves it sooner. */
const leavesSql = `
  select distinct on (date_trunc('month', l.day)) l.day::text as day, l.number::int as number, l.head, l.position, l.path
  from archive_leaf l where l.organization_id = $1 order by date_trunc('month', l.day), l.day desc`;

const rootsSql = `
  select r.day::text as day, r.root, r.leaves, s.number as stamp, s.token
  from archive_root r left join archive_stamp s on s.day = r.day
  where r.day = any($1::date[]) order by r.day, s.number`;

/** The roots that prove an organization's chain, with the tokens of their stamps by file name. */
export const rootsOf = async (
  db: Db,
  organizationId: string,
): Promise<{ readonly roots: ArchivedRoot[]; readonly tokens: ReadonlyMap<string, Buffer> }> => {
  const leaves = await db.tenantRead(organizationId, (reader) =>
    reader.query<LeafRow>(leavesSql, [organizationId]),
  );
  const rows = await db.platformRead((reader) =>
    reader.query<RootRow>(rootsSql, [leaves.map(({ day }) => day)]),
  );
  const tokens = new Map<string, Buffer>();
  for (const { day, stamp, token } of rows)
    if (stamp !== null && token !== null) tokens.set(`bevis/${day}-${stamp}.tsr`, token);
  const roots = leaves.flatMap(({ day, number, head, position, path }) => {
    const found = rows.find((row) => row.day === day);
    if (found === undefined) return [];
    return [
      {
        day,
        root: found.root.toString('hex'),
        count: found.leaves,
        position,
        path: path.map((step) => step.toString('hex')),
        number,
        head: head.toString('hex'),
        stamps: [...tokens.keys()].filter((name) => name.startsWith(`bevis/${day}-`)),
      },
    ];
  });
  return { roots, tokens };
};
