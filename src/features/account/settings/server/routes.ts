import type { AccountMoment } from '#features/account/accounts/server/commands.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { addressKey } from '#platform/server/post/address.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { settingsContract } from '../contract.ts';
import { confirmPassword } from './commands-security.ts';
import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { askForEmail, changeNotificationSettings, changeProfile } from './commands.ts';
import { notificationSettingsOf, profileOf } from './queries.ts';

/**
 * Letters to one wanted address, and from one account to any, before each further one waits; counted apart from the letters,
 * which may be forgotten. Who tries addresses learns of few whether they have an account.
 */
const freeAsks = { address: 4, account: 10 } as const;

/** Handlers of Account, General and Notifications. */
export const settingsRoutes = (services: AccountServices): Handlers<typeof settingsContract> => {
  const { db, keys, clock, newId } = services;
  const profile = (userId: string, now: Date) => db.platformRead((reader) => profileOf(reader, userId, now));
  const settings = async (userId: string) => {
    const found = await db.platformRead((reader) => notificationSettingsOf(reader, [userId]));
    const own = found.get(userId);
    if (own === undefined) throw new Error('a signed-in user has settings');
    return own;
  };
  return {
    readProfile: ({ user, now }) => profile(user.userId, now),
    changeProfile: async ({ user, body, now, requestId }) => {
      const moment: AccountMoment = { now, requestId, newId };
      const refusal = await db.platformTransaction((tx) => changeProfile(tx, user.userId, body, moment));
      return refusal ?? profile(user.userId, now);
    },
    changeEmail: async ({ user, body, now, requestId }) => {
      const { userId } = user;
      const wrong = await confirmPassword(services, userId, body.password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      const counters = [
        { key: `new address ${addressKey(body.email)}`, free: freeAsks.address },
        { key: `new address of ${userId}`, free: freeAsks.account },
      ];
      const tooMany = await services.limiter.tooMany(counters, now);
      if (tooMany !== null) return tooMany;
      return db.platformTransaction((tx) =>
        askForEmail(tx, { keys, clock, newId }, { userId, email: body.email }, { now, requestId, newId }),
      );
    },
    readNotificationSettings: ({ user }) => settings(user.userId),
    changeNotificationSettings: async ({ user, body, now }) => {
      await db.platformTransaction((tx) => changeNotificationSettings(tx, user.userId, body, now));
      return settings(user.userId);
    },
  };
};
