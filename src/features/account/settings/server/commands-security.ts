import { dropLinks } from '#features/account/accounts/server/commands-links.ts';
import { newPasswordHash, recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { AccountMoment, AccountServices } from '#features/account/accounts/server/commands.ts';
import { momentIn, writeTo } from '#features/account/accounts/server/commands-letters.ts';
import { accountOf } from '#features/account/accounts/server/queries.ts';
import { forgetDevices } from '#features/account/sessions/server/commands-devices.ts';
import { endSession, endSessions } from '#features/account/sessions/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { checkPassword, isHashingBusy, hashingWait } from '#platform/server/session/password-hash.ts';
import { Refused, refused, refusedFor } from '#platform/wire/refused.ts';

/** Wrong passwords of somebody signed in before each further one waits. */
const freeTries = 5;

/** Asks for the password once more, as whatever weakens an account does; a stolen token guesses no faster than a stranger. */
export const confirmPassword = async (
  { db, limiter, newId }: AccountServices,
  userId: string,
  password: string,
  { now, requestId }: Omit<AccountMoment, 'newId'>,
): Promise<Refused<'old_password_is_wrong' | 'rate.limited'> | null> => {
  const counters = [{ key: `confirm ${userId}`, free: freeTries }];
  if (isHashingBusy()) return refusedFor('rate.limited', hashingWait);
  const tooMany = await limiter.tooMany(counters, now);
  if (tooMany !== null) return tooMany;
  const account = await db.platformRead((reader) => accountOf(reader, userId));
  if (await checkPassword(account?.passwordHash ?? null, password)) {
    await limiter.giveBack(counters, now);
    return null;
  }
  const event = { action: 'password.refused', userId, requestId } as const;
  await db.platformTransaction((tx) => recordAccountEvent(tx, event, { now, newId }));
  return refused('old_password_is_wrong');
};

/**
 * Changes the password of somebody who has confirmed the old one, and ends every other session, link and known device.
 * Answers how many sessions ended.
 */
export const changePassword = async (
  { db, keys, clock }: AccountServices,
  change: Change,
  moment: AccountMoment,
): Promise<{ ended: number } | Refused<'bad.request' | 'password.unchanged' | 'old_password_is_wrong'>> => {
  const { userId, sessionId, oldPassword, password, device } = change;
  if (oldPassword === password) return refused('password.unchanged');
  const account = await db.platformRead((reader) => accountOf(reader, userId));
  if (account === null) return refused('old_password_is_wrong');
  const hash = await newPasswordHash(password, account.context);
  if (hash instanceof Refused) return hash;
  return db.platformTransaction(async (tx) => {
    // Of two changes at once the second has confirmed a password that is no longer the old one.
    const changed = await tx.query(
      'update user_account set password_hash = $2 where id = $1 and password_hash = $3 returning 1',
      [userId, hash, account.passwordHash],
    );
    if (changed.length === 0) return refused('old_password_is_wrong');
    await dropLinks(tx, userId, ['reset', 'email']);
    await forgetDevices(tx, userId, device);
    const ended = await endSessions(tx, userId, { except: sessionId, because: 'password' }, moment);
    const { now, newId, requestId } = moment;
    await recordAccountEvent(tx, { action: 'password.changed', userId, sessionId, requestId }, moment);
    const facts = (language: 'sv' | 'en') => [['when', momentIn(language, now)] as const];
    await writeTo(tx, { keys, clock, newId }, userId, 'passwordChanged', { facts });
    return { ended };
  });
};

interface Change {
  readonly userId: string;
  readonly sessionId: string;
  readonly oldPassword: string;
  readonly password: string;
  /** The value of this browser's cookie: where the change was made needs no new introduction. */
  readonly device: string | null;
}

/** Ends one live session of the user's own. */
export const endOwnSession = async (
  tx: Tx,
  userId: string,
  sessionId: string,
  moment: AccountMoment,
): Promise<{ ended: number } | Refused<'session.not_exist'>> => {
  const own = await tx.query(
    'select 1 from user_session where id = $1 and user_id = $2 and ended_at is null for update',
    [sessionId, userId],
  );
  if (own.length === 0) return refused('session.not_exist');
  await endSession(tx, sessionId, 'ended', moment);
  return { ended: 1 };
};
