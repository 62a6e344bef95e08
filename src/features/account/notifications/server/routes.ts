import type { Handlers } from '#platform/server/http/handler.ts';
import type { Live } from '#platform/server/live.ts';
import type { notificationsContract } from '../contract.ts';

/** The live stream of a unit. */
export const notificationRoutes = ({
  live,
}: {
  readonly live: Live;
}): Handlers<typeof notificationsContract> => ({
  liveEvents: async ({ scope, user, signal }) => live.events(scope, user.userId, signal),
});
