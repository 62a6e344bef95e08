import { invitationKeeper } from '#features/account/accounts/server/commands-signup.ts';
import { personKeeper } from '#features/account/settings/server/commands-erase.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { membershipKeeper } from '#platform/server/session/gate-questions.ts';
import { Refused } from '#platform/wire/refused.ts';
import { acceptWithToken } from './commands-answer.ts';
import { forgetInvitations } from './commands.ts';
import { foundInvitation } from './queries-invitations.ts';
import { tellInvitations } from './queries-news.ts';
import { soleOwnerships } from './queries-owners.ts';
import { membershipOf } from './queries.ts';
import { invitationRoutes } from './routes-invitations.ts';
import { teamRoutes } from './routes.ts';

/** Members and invitations, and who has which role. */
export const teamFeature = serverFeature({
  routes: (served) => ({ team: teamRoutes(served), invitations: invitationRoutes(served) }),
  answers: [
    answerTo(membershipKeeper, membershipOf),
    answerTo(invitationKeeper, {
      find: foundInvitation,
      accept: async (tx, token, answer) => {
        const accepted = await acceptWithToken(tx, token, answer);
        return accepted instanceof Refused ? accepted : null;
      },
    }),
    answerTo(personKeeper, {
      isNeeded: async (tx, userId) => (await soleOwnerships(tx, userId)).length > 0,
      forget: (tx, person, { now }) => forgetInvitations(tx, person, now),
    }),
    ...tellInvitations,
  ],
});
