import type { Handlers } from '#platform/server/http/handler.ts';
import type { Live } from '#platform/server/live.ts';
import type { notificationsContract } from '../contract.ts';

/** The live stream of a unit. */
export const notificationRoutes = ({
  live,
}: {
  readonly live: Live;
}): Handlers<typeof notificationsContract> => ({
  // What is the person's own is not for staff who act as them.
  liveEvents: async ({ scope, signal, user, lastEventId }) =>
    live.events(scope, signal, {
      userId: user.impersonatedBy === null ? user.userId : null,
      after: lastEventId,
    }),
});
