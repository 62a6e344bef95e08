import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { guidesContract } from '../contract.ts';
import { markNewsRead } from './commands.ts';
import { allVersions, unseenBy } from './queries.ts';

/** The endpoints of what is new. */
export const guideRoutes = ({ db }: { readonly db: Db }): Handlers<typeof guidesContract> => ({
  readNews: async ({ user }) => {
    const unseen = new Set(await db.platformRead((reader) => unseenBy(reader, user.userId)));
    return {
      versions: allVersions().map(({ groups, ...version }) => ({
        ...version,
        groups: groups.map(({ kind, items }) => ({ kind, items: [...items] })),
        isNew: unseen.has(version.number),
      })),
    };
  },
  countNews: async ({ user }) => ({
    unread: (await db.platformRead((reader) => unseenBy(reader, user.userId))).length,
  }),
  markNewsRead: async ({ user, now }) => {
    await db.platformTransaction((tx) => markNewsRead(tx, user.userId, now));
    return { unread: 0 };
  },
});
