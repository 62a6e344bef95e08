import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { Refused, refused, refusedFor } from '#platform/wire/refused.ts';
import { letterWait } from '#platform/server/post/post-mail.ts';
import type { Signing } from '../contract.ts';
import { codeLife, codeTries, isSignatory } from '../rules.ts';
import { codeHashOf, holdLink } from './commands-links.ts';
import type { HeldLink } from './commands-links.ts';
import { postCode } from './emails.ts';
import { readGrantor, signingOf } from './queries.ts';

/** A held link to a document that can still be signed, or why not. */
export const holdWaiting = async (
  tx: Tx,
  token: string,
  now: Date,
): Promise<HeldLink | Refused<'link.expired' | 'power.not_waiting'>> => {
  const link = await holdLink(tx, token, now);
  if (link instanceof Refused) return link;
  return link.power.state === 'waiting' ? link : refused('power.not_waiting');
};

/** Sends the signatory a new code of six digits; the one before stops working. */
export const sendCode = (
  { db, ...post }: PostDeps & { readonly db: Db },
  token: string,
  now: Date,
): Promise<Signing | Refused<'link.expired' | 'power.not_waiting' | 'rate.limited'>> =>
  db.platformTransaction(async (tx) => {
    const link = await holdWaiting(tx, token, now);
    if (link instanceof Refused) return link;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tx.query(
      'update signing_link set code_hash = $2, code_sent_at = $3, code_tries = 0 where token_hash = $1',
      [link.tokenHash, codeHashOf(token, code), now],
    );
    const { power } = link;
    const grantor = await readGrantor(tx, power.organizationId);
    const posted = await postCode(tx, post, { power, grantor, code });
    return posted === 'taken' ? signingOf(power, grantor, now) : refusedFor('rate.limited', letterWait);
  });

/**
 * Tries a code: right for ten minutes after it was sent, and five times at most. A try is counted whether it is right or not,
 * and stays counted when what it was for fails. Under another name than the signatory's nothing is tried.
 */
export const tryCode = (
  db: Db,
  { token, code, typedName }: { readonly token: string; readonly code: string; readonly typedName: string },
  now: Date,
): Promise<HeldLink | 'wrong' | Refused<'link.expired' | 'power.not_waiting' | 'bad.request'>> =>
  db.platformTransaction(async (tx) => {
    const link = await holdWaiting(tx, token, now);
    if (link instanceof Refused) return link;
    if (!isSignatory(typedName, link.power.signatoryName))
      return refused('bad.request', { typedName: 'mismatch' });
    const { codeHash, codeSentAt, codeTries: tries, tokenHash } = link;
    if (codeHash === null || codeSentAt === null || tries >= codeTries) return 'wrong';
    await tx.query('update signing_link set code_tries = code_tries + 1 where token_hash = $1', [tokenHash]);
    if (now.getTime() - codeSentAt.getTime() > codeLife) return 'wrong';
    return timingSafeEqual(codeHash, codeHashOf(token, code.replaceAll(/\D/g, ''))) ? link : 'wrong';
  });
