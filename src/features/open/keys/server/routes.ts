import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { keysContract } from '../contract.ts';
import { createKey, revokeKey } from './commands.ts';
import { listKeys } from './queries.ts';

/** The endpoints of keys. What opens an organization to programs asks for the password first. */
export const keyRoutes = (services: AccountServices): Handlers<typeof keysContract> => {
  const { db, clock, newId, keys } = services;
  const post = { clock, newId, keys };
  return {
    listKeys: ({ scope, user, now }) =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const [keys, owned] = await Promise.all([
          listKeys(reader, scope.organizationId, now),
          ownedUnits(reader, scope.organizationId, user.userId),
        ]);
        const units = owned.map(({ id, name }) => ({ unitId: id, name }));
        return { keys, apiAccess: scope.view.apiAccess, units };
      }),
    createKey: async ({ scope, user, actor, now, requestId, body: { password, ...form } }) => {
      const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      const act = { actor, userId: user.userId, now, post };
      return db.platformTransaction((tx) => createKey(tx, scope, act, form));
    },
    revokeKey: async ({ scope: { organizationId }, user, actor, now, requestId, params, body }) => {
      // What is not theirs is missing, whatever password they have.
      const [key] = await db.tenantRead(organizationId, (reader) =>
        listKeys(reader, organizationId, now, params.keyId),
      );
      if (key === undefined) return refused('key.not_exist');
      const wrong = await confirmPassword(services, user.userId, body.password, { now, requestId });
      if (wrong instanceof Refused) return wrong;
      const act = { actor, userId: user.userId, now, post };
      return db.platformTransaction((tx) => revokeKey(tx, organizationId, act, params.keyId));
    },
  };
};
