import type { FastifyReply, FastifyRequest } from 'fastify';
import { userOf } from '#features/account/accounts/server/queries.ts';
import type { sessionsContract } from '../contract.ts';
import type { Handlers, PageReply } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { signAccessToken } from '#platform/server/session/sign-access-token.ts';
import { readDeviceCookie } from '#platform/server/session/device-cookie.ts';
import { handOut } from '#platform/server/session/hand-out.ts';
import {
  clearRenewalCookie,
  readRenewalCookie,
  setRenewalCookie,
} from '#platform/server/session/renewal-cookie.ts';
import { renewalHash } from '#platform/server/session/renewal-token.ts';
import { isOwnJson, isOwnNavigation, isSameOrigin } from '#platform/server/session/same-site.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { logIn } from './commands-login.ts';
import type { LoginServices } from './commands-login.ts';
import { renewSession } from './commands-renewal.ts';
import type { Renewed } from './commands-renewal.ts';
import { endSession } from './commands.ts';
import type { SessionMoment } from './commands.ts';
import { sessionOfToken } from './queries.ts';
import { confirmationPage, leavingPage } from './routes-logout-pages.ts';

export interface SessionServices extends LoginServices {
  readonly newId: NewId;
  /** Whether the product is reached over TLS; the cookie's name and `Secure` follow it. */
  readonly secureTransport: boolean;
}

interface Exchange {
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
  readonly requestId: string;
  readonly now: Date;
}

const secondsUntil = (end: Date, now: Date): number => (end.getTime() - now.getTime()) / 1_000;

const impersonationClaims = ({ userId, impersonation, expiresAt }: Renewed) =>
  impersonation === null
    ? {}
    : {
        impersonation: {
          impersonatedUser: { id: userId, name: impersonation.name },
          act: { sub: impersonation.by },
          impersonationExp: Math.floor(expiresAt.getTime() / 1_000),
        },
      };

/** Handlers of signing in, renewing and signing out: the only readers of the renewal cookie. */
export const sessionRoutes = (services: SessionServices): Handlers<typeof sessionsContract> => {
  const { db, keys, newId, secureTransport } = services;
  const momentOf = ({ now, requestId }: Exchange): SessionMoment => ({ now, requestId, newId });

  const endByCookie = async (exchange: Exchange): Promise<void> => {
    const token = readRenewalCookie(exchange.raw.request, secureTransport);
    if (token !== null) {
      await db.platformTransaction(async (tx) => {
        const sessionId = await sessionOfToken(tx, renewalHash(token));
        if (sessionId !== null) await endSession(tx, sessionId, 'logout', momentOf(exchange));
      });
    }
    clearRenewalCookie(exchange.raw.reply, secureTransport);
  };

  const leave = async (
    exchange: Exchange,
    isOwn: (request: FastifyRequest) => boolean,
    clearsImpersonation: boolean,
  ): Promise<PageReply> => {
    if (!isOwn(exchange.raw.request)) return confirmationPage(exchange.raw);
    await endByCookie(exchange);
    return leavingPage(exchange.raw, clearsImpersonation);
  };

  return {
    login: async ({ body, ...exchange }) => {
      const { request, reply } = exchange.raw;
      const previousRenewal = readRenewalCookie(request, secureTransport);
      const userAgent = request.headers['user-agent'] ?? null;
      const device = readDeviceCookie(request, secureTransport);
      const attempt = { ...body, address: request.ip, userAgent, previousRenewal, device };
      const started = await logIn(services, attempt, momentOf(exchange));
      if (started instanceof Refused) return started;
      const user = await db.platformRead((reader) => userOf(reader, started.userId));
      return { token: await handOut(reply, services, started, exchange.now), user };
    },
    renewToken: async (exchange) => {
      const { request, reply } = exchange.raw;
      if (!isOwnJson(request)) return refused('permission.required');
      const cookie = readRenewalCookie(request, secureTransport);
      const renewed =
        cookie === null
          ? null
          : await db.platformTransaction((tx) => renewSession(tx, keys, cookie, momentOf(exchange)));
      if (renewed === null) {
        clearRenewalCookie(reply, secureTransport);
        return refused('refresh.token-invalid');
      }
      const { userId, sessionId, renewal, expiresAt } = renewed;
      const subject = { userId, sessionId, tokenId: newId(), ...impersonationClaims(renewed) };
      const token = await signAccessToken(keys, subject, exchange.now);
      setRenewalCookie(reply, secureTransport, renewal, secondsUntil(expiresAt, exchange.now));
      return { token };
    },
    currentUser: ({ user }) => db.platformRead((reader) => userOf(reader, user.userId)),
    logout: (exchange) => leave(exchange, isOwnNavigation, false),
    newLogout: (exchange) => leave(exchange, isOwnNavigation, true),
    confirmLogout: (exchange) => leave(exchange, isSameOrigin, true),
  };
};
