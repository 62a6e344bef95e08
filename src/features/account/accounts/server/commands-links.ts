import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/port.ts';
import { forgetLetters } from '#platform/server/post/forget-letters.ts';
import { linkLife } from '../rules.ts';
import type { LinkKind } from '../rules.ts';

/** A link's token is 256 bits; its hash is another one for each kind, so that none opens what another was sent for. */
const linkHash = (kind: LinkKind, token: string): Buffer =>
  createHash('sha256').update(`${kind}|${token}`).digest();

/** Clocks of several machines may differ by this much; a link from further ahead was made by a wrong clock. */
const tolerance = 3_600_000;

/** Makes the token of a new link; an older one of the same kind stops working. `email`: the address that it confirms. */
export const makeLink = async (
  tx: Tx,
  link: { readonly userId: string; readonly kind: LinkKind; readonly email?: string },
  now: Date,
): Promise<string> => {
  const { userId, kind, email } = link;
  await dropLinks(tx, userId, [kind]);
  const token = randomBytes(32).toString('base64url');
  await tx.kysely
    .insertInto('account_link')
    .values({
      token_hash: linkHash(kind, token),
      user_id: userId,
      kind,
      email: email ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLife[kind]),
    })
    .execute();
  return token;
};

/** Uses a link up and answers whose it is; null when it does not exist, was used, replaced, or has expired (R24). */
export const takeLink = async (
  tx: Tx,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<{ readonly userId: string; readonly email: string | null } | null> => {
  const taken = await tx.kysely
    .deleteFrom('account_link')
    .where('token_hash', '=', linkHash(kind, token))
    .where('expires_at', '>', now)
    .where('created_at', '<=', new Date(now.getTime() + tolerance))
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return taken === undefined ? null : { userId: taken.user_id, email: taken.email };
};

/** Whose link it is while it can be used; leaves it usable. */
export const linkOwner = async (
  tx: Pick<Tx, 'kysely'>,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await tx.kysely
    .selectFrom('account_link')
    .select('user_id')
    .where('token_hash', '=', linkHash(kind, token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Makes a user's links of some kinds useless, as a changed password does with all. */
export const dropLinks = async (tx: Tx, userId: string, kinds: readonly LinkKind[]): Promise<void> => {
  await tx.kysely
    .deleteFrom('account_link')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute();
};

/** Drops the links to addresses that a user wanted and has not confirmed, and what is known of letters to them (R62). */
export const forgetPendingAddresses = async (tx: Tx, userId: string): Promise<void> => {
  const links = await tx.kysely
    .deleteFrom('account_link')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .returning('email')
    .execute();
  for (const { email } of links) if (email !== null) await forgetLetters(tx, email, 'all');
};

/** Forgets links that ended more than a week ago. */
export const forgetOldLinks = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(`delete from account_link where expires_at < $1::timestamptz - interval '7 days'`, [now]);
};
