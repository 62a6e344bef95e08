import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { marketBandContract } from '../contract.ts';
import { joinMarket, leaveMarket } from './commands-opt-out.ts';
import { hasOptedOut } from './queries.ts';

/** Whether an organization takes part in the market band. */
export const marketBandRoutes = (services: AccountServices): Handlers<typeof marketBandContract> => ({
  readMarketChoice: async ({ scope: { organizationId } }) => ({
    isOut: await services.db.tenantRead(organizationId, (reader) => hasOptedOut(reader, organizationId)),
  }),
  chooseMarket: async ({ scope, user, actor, now, requestId, body: { isOut, password } }) => {
    const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
    if (wrong instanceof Refused) return wrong;
    const choice = { organizationId: scope.organizationId, actor, now };
    await services.db.platformTransaction((tx) => (isOut ? leaveMarket(tx, choice) : joinMarket(tx, choice)));
    return { isOut };
  },
});
