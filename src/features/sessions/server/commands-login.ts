import { createHash } from 'node:crypto';
import { credentialsOf } from '#features/accounts/server/queries.ts';
import type { Credentials } from '#features/accounts/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { AttemptLimiter, Counter } from '#platform/server/session/attempt-limiter.ts';
import { checkPassword, isHashingBusy } from '#platform/server/session/password-hash.ts';
import { renewalHash } from '#platform/server/session/renewal-token.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { refused } from '#platform/wire/refused.ts';
import { endSession, startSession } from './commands.ts';
import type { SessionMoment, StartedSession } from './commands.ts';
import { sessionOfToken } from './queries.ts';

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | null;
  /** The renewal cookie the browser still had; its session is replaced. */
  readonly previousRenewal: string | null;
}

export interface LoginServices {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  /** Milliseconds of a clock that nobody can set. */
  readonly elapsed: () => number;
}

/** Tries that may fail at once: for one account, and from one address for all accounts. */
const freeForAccount = 4;
const freeForAddress = 20;

/** An IPv4 address, or the /64 that one IPv6 household holds. */
const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

const placeOf = ({
  email,
  address,
}: LoginAttempt): { readonly account: string; readonly network: string } => ({
  account: createHash('sha256').update(email.trim().toLowerCase()).digest('base64url'),
  network: networkOf(address),
});

const countersOf = (limiter: AttemptLimiter, attempt: LoginAttempt): readonly Counter[] => {
  const { account, network } = placeOf(attempt);
  // Where the owner has signed in before, strangers' failures elsewhere do not make the owner wait.
  const key = limiter.isKnown(`${account} ${network}`) ? `known ${account} ${network}` : `account ${account}`;
  return [
    { key, free: freeForAccount },
    { key: `address ${network}`, free: freeForAddress },
  ];
};

const rightAccount = async (
  { db }: LoginServices,
  { email, password }: LoginAttempt,
): Promise<Credentials | null> => {
  const account = await db.platformRead((reader) => credentialsOf(reader, email));
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  return isRight && account?.disabled === false ? account : null;
};

/**
 * Signs in. A wrong password, an unknown and a disabled account are told by the same answer after the same time (R22);
 * only who has the right password learns that the e-mail is not verified.
 */
export const logIn = async (
  services: LoginServices,
  attempt: LoginAttempt,
  moment: SessionMoment,
): Promise<
  | (StartedSession & { readonly userId: string })
  | Refused<'user.credential-error' | 'email.not-verified' | 'rate.limited'>
> => {
  const { db, limiter, elapsed } = services;
  const counters = countersOf(limiter, attempt);
  if (isHashingBusy() || !limiter.take(counters, elapsed())) return refused('rate.limited');
  try {
    const account = await rightAccount(services, attempt);
    if (account === null) return refused('user.credential-error');
    const { account: accountKey, network } = placeOf(attempt);
    limiter.succeed(counters, `${accountKey} ${network}`);
    if (!account.emailVerified) return refused('email.not-verified');
    return await db.platformTransaction(async (tx) => {
      const { previousRenewal, userAgent } = attempt;
      const before = previousRenewal && (await sessionOfToken(tx, renewalHash(previousRenewal)));
      if (before) await endSession(tx, before, 'replaced', moment);
      const { userId, staff } = account;
      return {
        userId,
        ...(await startSession(tx, { userId, staff, impersonatedBy: null, userAgent }, moment)),
      };
    });
  } catch (error) {
    limiter.giveBack(counters);
    throw error;
  }
};
