import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { firstRenewalToken, renewalHash, renewalSalt } from '#platform/server/session/renewal-token.ts';
import { sessionChannel } from '#platform/server/session/session-check.ts';
import { mostSessions, sessionLife } from '../rules.ts';

/** What every command on sessions is given beside its own input. */
export interface SessionMoment {
  readonly now: Date;
  readonly newId: NewId;
  readonly requestId: string;
}

export interface NewSession {
  readonly userId: string;
  readonly staff: boolean;
  /** Support staff who will act as the user. */
  readonly impersonatedBy: string | null;
  readonly userAgent: string | null;
}

export interface StartedSession {
  readonly sessionId: string;
  /** For the cookie; the database keeps its hash. */
  readonly renewal: string;
  readonly expiresAt: Date;
}

const lifeOf = ({ staff, impersonatedBy }: NewSession) => {
  if (impersonatedBy !== null) return sessionLife.impersonation;
  return staff ? sessionLife.staff : sessionLife.ordinary;
};

/**
 * Starts a session, ends the oldest of the user's own beyond `mostSessions` and drops what ended or expired a month ago.
 */
export const startSession = async (
  tx: Tx,
  session: NewSession,
  moment: SessionMoment,
): Promise<StartedSession> => {
  const { now, newId } = moment;
  const { kysely } = tx;
  await kysely
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', session.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const life = lifeOf(session);
  const sessionId = newId();
  const renewal = firstRenewalToken();
  const expiresAt = new Date(now.getTime() + life.absolute * 1_000);
  const row = {
    id: sessionId,
    user_id: session.userId,
    impersonated_by: session.impersonatedBy,
    salt: renewalSalt(),
    created_at: now,
    last_used_at: now,
    idle_seconds: life.idle,
    expires_at: expiresAt,
    user_agent: session.userAgent?.slice(0, 300) ?? null,
  };
  await kysely.insertInto('user_session').values(row).execute();
  await kysely
    .insertInto('session_token')
    .values({ token_hash: renewalHash(renewal), session_id: sessionId, generation: 1 })
    .execute();
  if (session.impersonatedBy === null) await endOldest(tx, session.userId, moment);
  await kysely
    .deleteFrom('user_session')
    .where('user_id', '=', session.userId)
    .where('expires_at', '<', new Date(now.getTime() - sessionLife.ordinary.absolute * 1_000))
    .execute();
  const event = { userId: session.userId, sessionId, requestId: moment.requestId };
  await recordAccountEvent(tx, { ...event, action: 'session.start' }, moment);
  return { sessionId, renewal, expiresAt };
};

const endOldest = async (tx: Tx, userId: string, moment: SessionMoment): Promise<void> => {
  const beyond = await tx.kysely
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId)
    .where('impersonated_by', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions)
    .execute();
  for (const { id } of beyond) await endSession(tx, id, 'too-many', moment);
};

export type EndReason =
  | 'logout'
  | 'replaced'
  | 'reuse'
  | 'too-many'
  | 'ended'
  | 'password'
  | 'account-deleted';

/** Ends a session for all processes at once. A session that has ended stays as it is. */
export const endSession = async (
  tx: Tx,
  sessionId: string,
  because: EndReason,
  moment: SessionMoment,
): Promise<void> => {
  const ended = await tx.kysely
    .updateTable('user_session')
    .set({ ended_at: moment.now, ended_because: because })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (ended === undefined) return;
  const action = because === 'reuse' ? 'session.reuse' : 'session.end';
  await recordAccountEvent(
    tx,
    { action, userId: ended.user_id, sessionId, requestId: moment.requestId, detail: { because } },
    moment,
  );
  await tx.notify(sessionChannel, sessionId);
};

/**
 * Ends a user's live sessions but one, with those in which support acts as them, those in which they act as a customer, and what
 * programs do in their name; answers how many sessions.
 */
export const endSessions = async (
  tx: Tx,
  userId: string,
  { except, because }: { readonly except: string | null; readonly because: EndReason },
  moment: SessionMoment,
): Promise<number> => {
  const live = await tx.kysely
    .selectFrom('user_session')
    .select('id')
    .where((is) => is.or([is('user_id', '=', userId), is('impersonated_by', '=', userId)]))
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const others = live.filter(({ id }) => id !== except);
  for (const { id } of others) await endSession(tx, id, because, moment);
  // Programs that the person had let in are sessions of theirs too, and know it from here.
  await tx.kysely
    .updateTable('user_account')
    .set({ others_out_at: moment.now })
    .where('id', '=', userId)
    .execute();
  return others.length;
};
