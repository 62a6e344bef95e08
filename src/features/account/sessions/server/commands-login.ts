import { createHash, createHmac } from 'node:crypto';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import { credentialsOf, isKnownDevice } from '#features/account/accounts/server/queries.ts';
import type { Credentials } from '#features/account/accounts/server/queries.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { AttemptLimiter, Counter } from '#platform/server/session/attempt-limiter.ts';
import type { Opened } from '#platform/server/session/hand-out.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { deviceHash } from '#platform/server/session/device-cookie.ts';
import { checkPassword, isHashingBusy, hashingWait } from '#platform/server/session/password-hash.ts';
import { renewalHash } from '#platform/server/session/renewal-token.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { greetDevice } from './commands-devices.ts';
import { endSession, startSession } from './commands.ts';
import type { SessionMoment } from './commands.ts';
import { sessionOfToken } from './queries.ts';

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | null;
  /** The renewal cookie the browser still had; its session is replaced. */
  readonly previousRenewal: string | null;
  /** What the browser was given when somebody signed in with it. */
  readonly device: string | null;
}

export interface LoginServices {
  readonly db: Db;
  readonly keys: SessionKeys;
  readonly limiter: AttemptLimiter;
}

/** Tries that may fail at once: for an account, on a device of its own, from a network, with a password, of everybody. */
const free = { account: 4, device: 10, network: 20, password: 40, everybody: 300 } as const;
/** Everybody's failures are counted anew after this long, so that a flood does not keep newcomers out for a day. */
const everybodyWindow = 600_000;

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What a try counts under (R21). On a device of the account only its own failures count: what strangers do elsewhere makes
 * no owner wait. A password is counted by sixteen bits of a keyed hash, which stops one tried at many accounts and tells
 * nothing about it.
 */
const countersOf = (
  { keys }: LoginServices,
  attempt: LoginAttempt,
  isKnown: boolean,
  now: Date,
): readonly Counter[] => {
  const account = hashed(attempt.email.trim().toLowerCase());
  if (isKnown) return [{ key: `device ${account} ${hashed(attempt.device ?? '')}`, free: free.device }];
  const bucket = createHmac('sha256', keys[0].proof).update(attempt.password).digest().readUInt16BE();
  return [
    { key: `account ${account}`, free: free.account },
    { key: `network ${networkOf(attempt.address)}`, free: free.network },
    { key: `password ${bucket}`, free: free.password },
    { key: `everybody ${Math.floor(now.getTime() / everybodyWindow)}`, free: free.everybody },
  ];
};

/** The account when the password is right, and whether one was tried at all. */
const tried = async (
  { db }: LoginServices,
  { email, password }: LoginAttempt,
): Promise<{ readonly account: Credentials | null; readonly isRight: boolean }> => {
  const account = await db.platformRead((reader) => credentialsOf(reader, email));
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  return { account, isRight: isRight && account?.disabled === false };
};

/** Unknown accounts leave a row too: the answer to either takes the same work. */
const recordRefused = (
  { db }: LoginServices,
  action: 'login.refused' | 'login.unverified',
  account: Credentials | null,
  moment: SessionMoment,
): Promise<void> =>
  db.platformTransaction((tx) =>
    recordAccountEvent(tx, { action, userId: account?.userId ?? null, requestId: moment.requestId }, moment),
  );

/**
 * Signs in. A wrong password, an unknown and a disabled account are told by the same answer after the same time (R22);
 * only who has the right password learns that the e-mail is not verified.
 */
export const logIn = async (
  services: LoginServices,
  attempt: LoginAttempt,
  moment: SessionMoment,
): Promise<Opened | Refused<'user.credential-error' | 'email.not-verified' | 'rate.limited'>> => {
  const { db, limiter } = services;
  const { now } = moment;
  const { device, email } = attempt;
  const isKnown =
    device !== null && (await db.platformRead((reader) => isKnownDevice(reader, email, deviceHash(device))));
  const counters = countersOf(services, attempt, isKnown, now);
  if (isHashingBusy()) return refusedFor('rate.limited', hashingWait);
  const tooMany = await limiter.tooMany(counters, now);
  if (tooMany !== null) return tooMany;
  try {
    const { account, isRight } = await tried(services, attempt);
    if (account === null || !isRight) {
      await recordRefused(services, 'login.refused', account, moment);
      return refused('user.credential-error');
    }
    await limiter.giveBack(counters, now);
    if (!account.emailVerified) {
      await recordRefused(services, 'login.unverified', account, moment);
      return refused('email.not-verified');
    }
    return await db.platformTransaction((tx) =>
      openSession(tx, services.keys, { ...attempt, ...account }, moment),
    );
  } catch (error) {
    await limiter.giveBack(counters, now).catch(() => undefined);
    throw error;
  }
};

/** Opens a session for a browser in the place of the one that it still had, and greets the browser. */
export const openSession = async (
  tx: Tx,
  keys: SessionKeys,
  person: Pick<Credentials, 'userId' | 'staff'> &
    Pick<LoginAttempt, 'previousRenewal' | 'userAgent' | 'device'>,
  moment: SessionMoment,
): Promise<Opened> => {
  const { userId, staff, previousRenewal, userAgent, device } = person;
  const before = previousRenewal && (await sessionOfToken(tx, renewalHash(previousRenewal)));
  if (before) await endSession(tx, before, 'replaced', moment);
  const started = await startSession(tx, { userId, staff, impersonatedBy: null, userAgent }, moment);
  return { userId, ...started, device: await greetDevice(tx, keys, { userId, device, userAgent }, moment) };
};
