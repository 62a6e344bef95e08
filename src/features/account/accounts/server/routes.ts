import { newChallenge, spendCaptcha } from '#platform/server/captcha/captcha.ts';
import type { Handlers, Input } from '#platform/server/http/handler.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { readDeviceCookie, setDeviceCookie } from '#platform/server/session/device-cookie.ts';
import { handOut } from '#platform/server/session/hand-out.ts';
import { readRenewalCookie } from '#platform/server/session/renewal-cookie.ts';
import { isHashingBusy, hashingWait } from '#platform/server/session/password-hash.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { Refused, refused, refusedFor } from '#platform/wire/refused.ts';
import type { accountsContract } from '../contract.ts';
import type { CaptchaAction } from '../rules.ts';
import { openFirstSession } from './commands-first-session.ts';
import { confirmEmail, resetPassword, verifyAddress } from './commands-recovery.ts';
import { checkSignUp, invitationKeeper, signUp } from './commands-signup.ts';
import { recordAccountEvent } from './commands.ts';
import type { AccountMoment, DoorServices } from './commands.ts';
import { sendLink } from './jobs.ts';
import { credentialsOf, userOf } from './queries.ts';

type Exchange = Pick<Input<Endpoint>, 'raw' | 'requestId' | 'now'>;

/** Uses of the doors that a network has before each further one waits. */
const freeForNetwork = 30;

/** Handlers of signing up and of what letters lead to. Each takes the same steps for an address that nobody has. */
export const accountRoutes = (services: DoorServices): Handlers<typeof accountsContract> => {
  const { db, keys, newId, limiter, secureTransport } = services;
  const momentOf = ({ now, requestId }: Exchange): AccountMoment => ({ now, requestId, newId });

  /** The captcha counts as used whatever follows, so that each answer costs a new one. */
  const pass = async (
    { raw, now }: Exchange,
    action: CaptchaAction,
    token: string,
  ): Promise<Refused<'captcha.invalid' | 'rate.limited'> | null> => {
    if (!(await spendCaptcha({ db, keys }, action, token, now))) return refused('captcha.invalid');
    const counter = { key: `door ${networkOf(raw.request.ip)}`, free: freeForNetwork };
    return limiter.tooMany([counter], now);
  };

  const ask = async (email: string, kind: 'verify' | 'reset', exchange: Exchange) => {
    const account = await db.platformRead((reader) => credentialsOf(reader, email));
    const moment = momentOf(exchange);
    await db.platformTransaction(async (tx) => {
      const userId = account?.userId ?? null;
      await enqueue(tx, sendLink, { userId: userId ?? newId(), kind });
      const action = kind === 'reset' ? 'password.asked' : 'email.asked';
      await recordAccountEvent(tx, { action, userId, requestId: moment.requestId }, moment);
    });
    return { sent: true } as const;
  };

  return {
    readSignUp: async () => services.signUpInfo,
    readCaptcha: ({ query, now }) => newChallenge(keys, query.action, now),
    signUp: async ({ body, ...exchange }) => {
      if (!services.signUpInfo.open) return refused('sign_up.closed');
      const checked = checkSignUp(body);
      if (checked instanceof Refused) return checked;
      if (isHashingBusy()) return refusedFor('rate.limited', hashingWait);
      const refusal = await pass(exchange, 'signup', body.captchaToken);
      return refusal ?? signUp(services, checked, momentOf(exchange));
    },
    sendVerification: async ({ body, ...exchange }) =>
      (await pass(exchange, 'verification-email', body.captchaToken)) ?? ask(body.email, 'verify', exchange),
    forgotPassword: async ({ body, ...exchange }) =>
      (await pass(exchange, 'forgot-password', body.captchaToken)) ?? ask(body.email, 'reset', exchange),
    findInvitation: ({ body, now }) =>
      db.platformRead((reader) => services.hooks.one(invitationKeeper).find(reader, body.token, now)),
    openFirstSession: async ({ body: { startToken }, ...exchange }) => {
      const { request, reply } = exchange.raw;
      const browser = {
        userAgent: request.headers['user-agent'] ?? null,
        previousRenewal: readRenewalCookie(request, secureTransport),
        device: readDeviceCookie(request, secureTransport),
      };
      const opened = await openFirstSession(services, { startToken, ...browser }, momentOf(exchange));
      if (opened instanceof Refused) return opened;
      if (opened === null) return { session: null };
      const user = await db.platformRead((reader) => userOf(reader, opened.userId));
      return { session: { token: await handOut(reply, services, opened, exchange.now), user } };
    },
    verify: ({ body, ...exchange }) => verifyAddress(services, body.token, momentOf(exchange)),
    resetPassword: async ({ body, ...exchange }) => {
      if (isHashingBusy()) return refusedFor('rate.limited', hashingWait);
      const { request, reply } = exchange.raw;
      const userAgent = request.headers['user-agent'] ?? null;
      const browser = { device: readDeviceCookie(request, secureTransport), userAgent };
      const reset = await resetPassword(services, { ...body, ...browser }, momentOf(exchange));
      if (reset instanceof Refused) return reset;
      setDeviceCookie(reply, secureTransport, reset.device);
      return { email: reset.email };
    },
    confirmEmail: ({ body, ...exchange }) => confirmEmail(services, body.token, momentOf(exchange)),
  };
};
