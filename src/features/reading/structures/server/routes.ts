import type { AccountServices } from '#features/account/accounts/server/commands.ts';
import { confirmPassword } from '#features/account/settings/server/commands-security.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { structuresContract } from '../contract.ts';
import { decideStructure } from './commands-decide.ts';
import { startSharing, stopSharing } from './commands-opt-out.ts';
import { hasOptedOut, listReviews } from './queries.ts';

/** Whether an organization takes part, and what staff make of contradictions. */
export const structureRoutes = (services: AccountServices): Handlers<typeof structuresContract> => ({
  readStructureChoice: async ({ scope: { organizationId } }) => ({
    isOut: await services.db.tenantRead(organizationId, (reader) => hasOptedOut(reader, organizationId)),
  }),
  chooseStructures: async ({ scope, user, actor, now, requestId, body: { isOut, password } }) => {
    const wrong = await confirmPassword(services, user.userId, password, { now, requestId });
    if (wrong instanceof Refused) return wrong;
    const { organizationId } = scope;
    const choice = { organizationId, actor, now };
    await services.db.tenantTransaction(organizationId, (tx) =>
      isOut ? stopSharing(tx, choice) : startSharing(tx, choice),
    );
    return { isOut };
  },
  listStructureReviews: ({ query }) => services.db.platformRead((reader) => listReviews(reader, query)),
  decideStructure: ({ params, body, user, now, requestId }) =>
    services.db.platformTransaction((tx) =>
      decideStructure(
        tx,
        { userId: user.userId, requestId, now, newId: services.newId },
        params.reviewId,
        body.decision,
      ),
    ),
});
