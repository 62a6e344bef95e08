import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import { endSessions } from '#features/account/sessions/server/commands.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { Authenticated } from '#platform/server/http/handler.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { readDeviceCookie } from '#platform/server/session/device-cookie.ts';
import { clearRenewalCookie } from '#platform/server/session/renewal-cookie.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { securityContract } from '../contract-security.ts';
import { eraseAccount } from './commands-erase.ts';
import { changePassword, confirmPassword, endOwnSession } from './commands-security.ts';
import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { exportOf, listSessions } from './queries-security.ts';

interface Confirmed {
  readonly user: Authenticated;
  readonly now: Date;
  readonly requestId: string;
}

/** Handlers of Account, Security and Delete account. What weakens an account asks for the password first. */
export const securityRoutes = (
  services: AccountServices & { readonly hooks: Hooks },
): Handlers<typeof securityContract> => {
  const { db, newId, secureTransport } = services;
  const momentOf = ({ now, requestId }: Confirmed) => ({ now, requestId, newId });
  const confirm = (password: string, exchange: Confirmed) =>
    confirmPassword(services, exchange.user.userId, password, exchange);

  return {
    changePassword: async ({ body, raw, ...exchange }) => {
      const wrong = await confirm(body.oldPassword, exchange);
      if (wrong instanceof Refused) return wrong;
      const { userId, sessionId } = exchange.user;
      const device = readDeviceCookie(raw.request, secureTransport);
      return changePassword(services, { userId, sessionId, device, ...body }, momentOf(exchange));
    },
    listSessions: ({ user, now }) => db.platformRead((reader) => listSessions(reader, user, now)),
    endSession: async ({ body, params, ...exchange }) => {
      const wrong = await confirm(body.password, exchange);
      if (wrong instanceof Refused) return wrong;
      return db.platformTransaction((tx) =>
        endOwnSession(tx, exchange.user.userId, params.sessionId, momentOf(exchange)),
      );
    },
    endOtherSessions: async ({ body, ...exchange }) => {
      const wrong = await confirm(body.password, exchange);
      if (wrong instanceof Refused) return wrong;
      const { userId, sessionId } = exchange.user;
      const others = { except: sessionId, because: 'ended' } as const;
      const ended = await db.platformTransaction((tx) => endSessions(tx, userId, others, momentOf(exchange)));
      return { ended };
    },
    exportAccount: async (exchange) => {
      const { user, now, requestId } = exchange;
      const { userId, sessionId } = user;
      const event = { action: 'account.exported', userId, sessionId, requestId } as const;
      await db.platformTransaction((tx) => recordAccountEvent(tx, event, momentOf(exchange)));
      return db.platformRead((reader) => exportOf(reader, user, now));
    },
    deleteAccount: async ({ body, raw, ...exchange }) => {
      const wrong = await confirm(body.password, exchange);
      if (wrong instanceof Refused) return wrong;
      const deleted = await db.platformTransaction((tx) =>
        eraseAccount(
          tx,
          services.hooks,
          { userId: exchange.user.userId, typedEmail: body.email },
          momentOf(exchange),
        ),
      );
      if (!(deleted instanceof Refused)) clearRenewalCookie(raw.reply, secureTransport);
      return deleted;
    },
  };
};
