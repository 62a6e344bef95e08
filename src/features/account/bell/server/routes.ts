import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { bellContract } from '../contract.ts';
import { readNews } from './commands.ts';
import { listNews, openBell, unreadOf } from './queries.ts';

/** The endpoints of a person's bell. */
export const bellRoutes = ({ db, hooks }: Pick<Served, 'db' | 'hooks'>): Handlers<typeof bellContract> => ({
  countNews: async ({ scope, role, user, now }) => ({
    unread: unreadOf(await openBell(db, hooks, scope, { userId: user.userId, role, now })),
  }),
  listNews: ({ scope, role, user, now }) => listNews(db, hooks, scope, { userId: user.userId, role, now }),
  readNews: async ({ scope, role, user, now, body }) => ({
    unread: await readNews(db, hooks, scope, { userId: user.userId, role, now }, body.items),
  }),
});
