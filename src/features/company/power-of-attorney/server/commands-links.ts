import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { findPower } from './queries.ts';
import type { StoredPower } from './queries.ts';

const hashed = (...parts: readonly string[]): Buffer =>
  createHash('sha256')
    .update(['signing', ...parts].join('|'))
    .digest();

/** The link of a power of attorney as its holder came with it. */
export interface HeldLink {
  readonly tokenHash: Buffer;
  readonly power: StoredPower;
  readonly createdAt: Date;
  readonly openedAt: Date | null;
  readonly codeHash: Buffer | null;
  readonly codeSentAt: Date | null;
  readonly codeTries: number;
}

/** Makes the token of a new link; an older one to the same document stops working. In a platform transaction. */
export const makeSigningLink = async (tx: Tx, power: StoredPower, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await dropSigningLinks(tx, power.id);
  await tx.kysely
    .insertInto('signing_link')
    .values({
      token_hash: hashed(token),
      organization_id: power.organizationId,
      power_of_attorney_id: power.id,
      created_at: now,
      expires_at: power.expiresAt,
    })
    .execute();
  return token;
};

/** Makes the links to a document useless. In a platform transaction. */
export const dropSigningLinks = async (tx: Tx, powerId: string): Promise<void> => {
  await tx.query('delete from signing_link where power_of_attorney_id = $1', [powerId]);
};

/**
 * What a token opens, locked so that two who use it take turns; `link.expired` alike when it never existed, was replaced or
 * has ended. In a platform transaction.
 */
export const holdLink = async (
  tx: Tx,
  token: string,
  now: Date,
): Promise<HeldLink | Refused<'link.expired'>> => {
  const held = tx.kysely
    .selectFrom('signing_link')
    .selectAll()
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now);
  const named = await held.executeTakeFirst();
  if (named === undefined) return refused('link.expired');
  // The document first, as whoever replaces or takes back its link does: otherwise the two wait for each other.
  const power = await findPower(tx, named.organization_id, named.power_of_attorney_id, { lock: true });
  const link = await held.forUpdate().executeTakeFirst();
  if (power === null || link === undefined) return refused('link.expired');
  if (link.opened_at === null)
    await tx.query('update signing_link set opened_at = $2 where token_hash = $1', [link.token_hash, now]);
  return {
    tokenHash: link.token_hash,
    power,
    createdAt: link.created_at,
    openedAt: link.opened_at ?? now,
    codeHash: link.code_hash,
    codeSentAt: link.code_sent_at,
    codeTries: link.code_tries,
  };
};

/** The hash of a code under its link: without the token, which nobody keeps, six digits cannot be tried out. */
export const codeHashOf = (token: string, code: string): Buffer => hashed(token, code);
