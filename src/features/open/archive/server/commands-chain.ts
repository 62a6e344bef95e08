import { createHash } from 'node:crypto';
import { chainStart, linkHash } from '#core/archive/chain.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { findHead, listUnlinked, type Unlinked } from './queries-chain.ts';

/** SHA-256, as this side of the wall has it. */
export const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** SHA-512, by which a stamp is stamped over. */
export const sha512 = (bytes: Uint8Array): Uint8Array => createHash('sha512').update(bytes).digest();

const atOnce = 2_000;

/** Longer than any transaction lives, so that what was committed late is not passed over. */
const overlap = 2 * 86_400_000;

const insertSql = `
  insert into archive_link (organization_id, number, kind, unit_id, subject_id, said, hash)
  select $1, $2 + at, kind, unit_id, subject_id, said, decode(hash, 'hex')
  from unnest($3::text[], $4::uuid[], $5::uuid[], $6::text[], $7::text[]) with ordinality
    as u (kind, unit_id, subject_id, said, hash, at)`;

const append = async (tx: Tx, organizationId: string, links: readonly Unlinked[]): Promise<void> => {
  const head = await findHead(tx, organizationId);
  let hash: Uint8Array = head?.hash ?? (await chainStart(sha256, organizationId));
  const hashes: string[] = [];
  for (const { said } of links) {
    hash = await linkHash(sha256, hash, sha256(Buffer.from(said)));
    hashes.push(Buffer.from(hash).toString('hex'));
  }
  await tx.query(insertSql, [
    organizationId,
    head?.number ?? 0,
    links.map(({ kind }) => kind),
    links.map(({ unitId }) => unitId),
    links.map(({ subjectId }) => subjectId),
    links.map(({ said }) => said),
    hashes,
  ]);
};

/**
 * Appends to an organization's chain what has been received, booked, done and removed. With `now` only of the last two days, for
 * every hour; without it everything. Safe to run in several processes: one at a time appends. Answers how many links there are more.
 */
export const extendChain = async (db: Db, organizationId: string, now: Date | null): Promise<number> => {
  const since = now === null ? new Date(0) : new Date(now.getTime() - overlap);
  for (let added = 0; ;) {
    const links = await db.tenantTransaction(organizationId, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 97))`, [`archive ${organizationId}`]);
      const found = await listUnlinked(tx, organizationId, { since, recordsSince: since, most: atOnce });
      if (found.length > 0) await append(tx, organizationId, found);
      return found.length;
    });
    added += links;
    if (links < atOnce) return added;
  }
};
