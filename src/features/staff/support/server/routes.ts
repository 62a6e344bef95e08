import type { FastifyRequest } from 'fastify';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import { endSession } from '#features/account/sessions/server/commands.ts';
import type { SessionMoment } from '#features/account/sessions/server/commands.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Authenticated, Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { signAccessToken } from '#platform/server/session/sign-access-token.ts';
import { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { setRenewalCookie } from '#platform/server/session/renewal-cookie.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { supportContract } from '../contract.ts';
import { recordVisitEnd, startImpersonation } from './commands-impersonation.ts';
import { checkSecondFactor, confirmSecondFactor, enrolSecondFactor } from './commands-second-factor.ts';
import type { StaffAct } from './commands-second-factor.ts';
import { findCustomers } from './queries-customers.ts';
import { readSecondFactor } from './queries-second-factor.ts';

export interface SupportServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly newId: NewId;
  readonly secureTransport: boolean;
}

interface Exchange {
  readonly user: Authenticated;
  readonly now: Date;
  readonly requestId: string;
}

/** Codes that may be wrong before waiting begins; a six-digit code must not be guessed. */
const freeGuesses = 5;

/** The endpoints of support staff. */
export const supportRoutes = (services: SupportServices): Handlers<typeof supportContract> => {
  const { db, keys, newId, secureTransport } = services;
  const limiter = new AttemptLimiter(db);
  const momentOf = ({ now, requestId }: Exchange): SessionMoment => ({ now, requestId, newId });
  const actOf = (exchange: Exchange): StaffAct => ({
    userId: exchange.user.userId,
    sessionId: exchange.user.sessionId,
    keys,
    moment: momentOf(exchange),
  });

  const recordWrong = (exchange: Exchange): Promise<void> =>
    db.platformTransaction((tx) => {
      const { userId, sessionId } = exchange.user;
      const event = { action: 'support.second-factor-wrong', userId, sessionId } as const;
      return recordAccountEvent(tx, { ...event, requestId: exchange.requestId }, momentOf(exchange));
    });

  /** Runs a try of a code, counted before it is known. */
  const guess = async <Answer>(
    exchange: Exchange,
    run: () => Promise<Answer>,
  ): Promise<Answer | Refused<'rate.limited'>> => {
    const { user, now } = exchange;
    const counters = [{ key: `second factor ${user.userId}`, free: freeGuesses }];
    const tooMany = await limiter.tooMany(counters, now);
    if (tooMany !== null) return tooMany;
    const answer = await run();
    if (!(answer instanceof Refused)) await limiter.giveBack(counters, now);
    else if (answer.code === 'second_factor.wrong') await recordWrong(exchange);
    return answer;
  };

  const userAgentOf = ({ headers }: FastifyRequest): string | null => headers['user-agent'] ?? null;

  return {
    readSecondFactor: ({ user, now }) => db.platformRead((reader) => readSecondFactor(reader, user, now)),
    enrolSecondFactor: (exchange) => db.platformTransaction((tx) => enrolSecondFactor(tx, actOf(exchange))),
    confirmSecondFactor: (exchange) =>
      guess(exchange, () =>
        db.platformTransaction((tx) => confirmSecondFactor(tx, actOf(exchange), exchange.body.code)),
      ),
    checkSecondFactor: async (exchange) => {
      const wrong = await guess(exchange, () =>
        db.platformTransaction((tx) => checkSecondFactor(tx, actOf(exchange), exchange.body.code)),
      );
      if (wrong !== null) return wrong;
      return db.platformRead((reader) => readSecondFactor(reader, exchange.user, exchange.now));
    },
    findCustomers: ({ query }) => db.platformRead((reader) => findCustomers(reader, query)),
    startImpersonation: async (exchange) => {
      const { body, now, user: staff, raw } = exchange;
      const visit = { ...body, userAgent: userAgentOf(raw.request) };
      const started = await db.platformTransaction((tx) => startImpersonation(tx, actOf(exchange), visit));
      if (started instanceof Refused) return started;
      const { sessionId, expiresAt, renewal, user } = started;
      const impersonation = {
        impersonatedUser: { id: user.id, name: user.fullName },
        act: { sub: staff.userId },
        impersonationExp: Math.floor(expiresAt.getTime() / 1_000),
      };
      const subject = { userId: user.id, sessionId, tokenId: newId(), impersonation };
      const token = await signAccessToken(keys, subject, now);
      setRenewalCookie(raw.reply, secureTransport, renewal, (expiresAt.getTime() - now.getTime()) / 1_000);
      return { token, user, expiresAt: expiresAt.toISOString() };
    },
    endImpersonation: async (exchange) => {
      const { user, now } = exchange;
      if (user.impersonatedBy === null) return refused('route.not_exist');
      await db.platformTransaction(async (tx) => {
        await endSession(tx, user.sessionId, 'logout', momentOf(exchange));
        await recordVisitEnd(tx, user.sessionId, { now, newId });
      });
      return { endedAt: now.toISOString() };
    },
  };
};
