import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { showcaseContract } from '../contract.ts';
import { chooseDemo } from './commands.ts';

/** Handler of who is shown the demo. */
export const showcaseRoutes = ({ db }: Pick<Served, 'db'>): Handlers<typeof showcaseContract> => ({
  chooseDemo: async ({ user, body, now }) => {
    await db.platformTransaction((tx) => chooseDemo(tx, user.userId, { ...body, now }));
    return body;
  },
});
