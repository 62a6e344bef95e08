import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { teamContract } from '../contract.ts';
import { changeRole, leaveTeam, removeMember } from './commands-members.ts';
import { listActivity } from './queries-activity.ts';
import { listMembers } from './queries-members.ts';

/** The endpoints of a unit's team and of the organization's log. */
export const teamRoutes = (services: PostDeps & { readonly db: Db }): Handlers<typeof teamContract> => {
  const { db, clock, newId, keys } = services;
  const post = { clock, newId, keys };
  return {
    listMembers: ({ scope, user, role }) =>
      db.tenantRead(scope.organizationId, (reader) =>
        listMembers(reader, scope, { userId: user.userId, role }),
      ),
    changeRole: ({ scope, user, role, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, async (tx) => {
        const act = { actor, userId: user.userId, now, post };
        const changed = await changeRole(tx, scope, act, params.memberId, body.role);
        if (changed instanceof Refused) return changed;
        const viewer = { userId: user.userId, role };
        const [member] = await listMembers(tx, scope, viewer, params.memberId);
        return member ?? refused('user.not_found');
      }),
    removeMember: ({ scope, user, actor, now, params }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        removeMember(tx, scope, { actor, userId: user.userId, now, post }, params.memberId),
      ),
    leaveTeam: async ({ scope, user, actor, now }) => {
      const left = await db.tenantTransaction(scope.organizationId, (tx) =>
        leaveTeam(tx, scope, { actor, userId: user.userId, now, post }),
      );
      // Whoever left in another window meanwhile has left all the same.
      if (left instanceof Refused)
        return left.code === 'team.last_owner' ? refused(left.code) : { userId: user.userId };
      return left;
    },
    listActivity: ({ scope, user, query }) => listActivity(db, scope, user.userId, query),
  };
};
