import { sql } from 'kysely';
import { momentIn, writeTo } from '#features/account/accounts/server/commands-letters.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { existingRenewalToken, renewalHash, renewalToken } from '#platform/server/session/renewal-token.ts';
import { isFromFuture } from '#platform/server/session/session-check.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { renewalStep } from '../rules.ts';
import { endSession } from './commands.ts';
import type { SessionMoment } from './commands.ts';
import { hasItsVisitor } from './queries.ts';

/** A session after its renewal, with the token for the cookie. */
export interface Renewed {
  readonly sessionId: string;
  readonly userId: string;
  readonly renewal: string;
  readonly expiresAt: Date;
  readonly impersonation: { readonly by: string; readonly name: string } | null;
}

const lockedSession = (tx: Tx, sessionId: string) =>
  tx.kysely
    .selectFrom('user_session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.impersonated_by', 's.generation', 's.salt', 's.rotated_at'])
    .select([
      's.last_used_at',
      's.idle_seconds',
      's.expires_at',
      's.ended_at',
      's.created_at',
      'u.disabled_at',
      'u.full_name',
      sql<boolean>`${sql.raw(hasItsVisitor)}`.as('has_its_visitor'),
    ])
    .where('s.id', '=', sessionId)
    .forUpdate('s')
    .executeTakeFirst();

type Session = NonNullable<Awaited<ReturnType<typeof lockedSession>>>;

const isOver = (session: Session, now: Date): boolean =>
  isFromFuture(session.created_at, now) ||
  session.ended_at !== null ||
  session.disabled_at !== null ||
  !session.has_its_visitor ||
  session.expires_at <= now ||
  session.last_used_at.getTime() + session.idle_seconds * 1_000 <= now.getTime();

const rotate = async (tx: Tx, keys: SessionKeys, session: Session, now: Date): Promise<string> => {
  const generation = session.generation + 1;
  const token = renewalToken(keys, { sessionId: session.id, generation, salt: session.salt });
  await tx.kysely
    .insertInto('session_token')
    .values({ token_hash: renewalHash(token), session_id: session.id, generation })
    .execute();
  await tx.kysely
    .updateTable('user_session')
    .set({ generation, rotated_at: now, last_used_at: now })
    .where('id', '=', session.id)
    .execute();
  return token;
};

const repeat = async (tx: Tx, keys: SessionKeys, session: Session): Promise<string | null> => {
  const place = { sessionId: session.id, generation: session.generation, salt: session.salt };
  const newest = await tx.kysely
    .selectFrom('session_token')
    .select('token_hash')
    .where('session_id', '=', session.id)
    .where('generation', '=', session.generation)
    .executeTakeFirstOrThrow();
  return existingRenewalToken(keys, place, newest.token_hash);
};

/**
 * Renews the session of a renewal token under its row lock, by the rules of SECURITY section 4. Null when the token
 * opens nothing; one that was used before ends its session, which is why this is an answer and no refusal.
 */
export const renewSession = async (
  tx: Tx,
  keys: SessionKeys,
  token: string,
  moment: SessionMoment,
): Promise<Renewed | null> => {
  const { now } = moment;
  const known = await tx.kysely
    .selectFrom('session_token')
    .select(['session_id', 'generation'])
    .where('token_hash', '=', renewalHash(token))
    .executeTakeFirst();
  const session = known && (await lockedSession(tx, known.session_id));
  if (session === undefined || isOver(session, now)) return null;
  const sinceRotation = now.getTime() - (session.rotated_at?.getTime() ?? 0);
  const step = renewalStep(known?.generation ?? 0, session.generation, sinceRotation);
  const renewal =
    step === 'reuse'
      ? null
      : await (step === 'rotate' ? rotate(tx, keys, session, now) : repeat(tx, keys, session));
  if (renewal === null) {
    await endSession(tx, session.id, 'reuse', moment);
    const deps = { keys, newId: moment.newId, clock: { now: () => now } };
    const facts = (language: 'sv' | 'en') => [['when', momentIn(language, now)] as const];
    await writeTo(tx, deps, session.user_id, 'tokenReused', { facts });
    return null;
  }
  const { id: sessionId, user_id: userId, expires_at: expiresAt, impersonated_by: by } = session;
  return {
    sessionId,
    userId,
    renewal,
    expiresAt,
    impersonation: by === null ? null : { by, name: session.full_name },
  };
};
