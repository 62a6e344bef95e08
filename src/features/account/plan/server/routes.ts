import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { planContract } from '../contract.ts';
import { askOwners } from './commands.ts';
import { askedAt, hiddenBy, ownersOf } from './queries.ts';

/** The endpoints of what the plan gives. */
export const planRoutes = ({
  db,
  clock,
  newId,
  keys,
}: Pick<Served, 'db' | 'clock' | 'newId' | 'keys'>): Handlers<typeof planContract> => ({
  readPlan: async ({ scope, user }) => {
    const { rankedSince: _ranked, ...gives } = scope.view;
    const seen = await db.tenantRead(scope.organizationId, async (reader) => ({
      hidden: await hiddenBy(reader, scope),
      asked: await askedAt(reader, scope.organizationId, user.userId),
    }));
    const owners = await db.platformRead((reader) => ownersOf(reader, scope.organizationId));
    return {
      gives,
      hidden: seen.hidden,
      owners: owners.map(({ fullName }) => fullName),
      askedAt: seen.asked?.toISOString() ?? null,
    };
  },
  askOwners: ({ scope, user, actor, body }) =>
    db.platformTransaction((tx) =>
      askOwners(tx, scope, body.about, { userId: user.userId, actor, post: { clock, newId, keys } }),
    ),
});
