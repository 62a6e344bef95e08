import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { invitationsContract } from '../contract-invitations.ts';
import { answerInvitation } from './commands-answer.ts';
import { invite } from './commands-invite.ts';
import { changeInvitationRole, resendInvitation, withdrawInvitation } from './commands-resend.ts';
import { guestOf, invitedAddress } from './queries-guest.ts';
import { invitationOf, listInvitations, listOwnInvitations, ownInvitationOf } from './queries-invitations.ts';

/** Letters to strangers that one account sends in a row before each further one waits (R42). */
const freeInvitations = 60;

/** The endpoints of those who invite and of those who are invited. */
export const invitationRoutes = (
  services: PostDeps & { readonly db: Db; readonly limiter: AttemptLimiter },
): Handlers<typeof invitationsContract> => {
  const { db, clock, newId, keys, limiter } = services;
  const post = { clock, newId, keys };
  return {
    listInvitations: async ({ scope, now }) => {
      const stored = await db.tenantRead(scope.organizationId, (reader) => listInvitations(reader, scope));
      return stored.map((one) => invitationOf(one, now));
    },
    invite: async ({ scope, user, actor, now, body, keep }) => {
      const counter = { key: `invitations of ${user.userId}`, free: freeInvitations };
      const tooMany = await limiter.tooMany([counter], now);
      if (tooMany !== null) return tooMany;
      const guest = await db.platformRead((reader) => guestOf(reader, body.email, now));
      return db.tenantTransaction(scope.organizationId, async (tx) => {
        const invited = await invite(tx, scope, { actor, userId: user.userId, now, post }, body, guest);
        return invited instanceof Refused ? invited : keep(tx, invited);
      });
    },
    withdrawInvitation: ({ scope, user, actor, now, params }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        withdrawInvitation(tx, scope, { actor, userId: user.userId, now, post }, params.invitationId),
      ),
    resendInvitation: async ({ scope, user, actor, now, params: { invitationId } }) => {
      const { organizationId } = scope;
      const email = await db.tenantRead(organizationId, (reader) =>
        invitedAddress(reader, organizationId, invitationId),
      );
      const guest = await db.platformRead((reader) => guestOf(reader, email ?? '', now));
      const act = { actor, userId: user.userId, now, post };
      return db.tenantTransaction(organizationId, (tx) =>
        resendInvitation(tx, scope, act, invitationId, guest),
      );
    },
    changeInvitationRole: ({ scope, user, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        changeInvitationRole(tx, scope, { actor, userId: user.userId, now, post }, { ...params, ...body }),
      ),
    listOwnInvitations: async ({ user, now }) => {
      const stored = await db.platformRead((reader) => listOwnInvitations(reader, user.userId, now));
      return stored.map((one) => ownInvitationOf(one, now));
    },
    acceptInvitation: ({ user, actor, now, params }) =>
      db.platformTransaction((tx) =>
        answerInvitation(tx, params.invitationId, 'accepted', { actor, userId: user.userId, now }),
      ),
    declineInvitation: ({ user, actor, now, params }) =>
      db.platformTransaction((tx) =>
        answerInvitation(tx, params.invitationId, 'declined', { actor, userId: user.userId, now }),
      ),
  };
};
