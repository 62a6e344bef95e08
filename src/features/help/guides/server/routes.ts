import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { guidesContract } from '../contract.ts';
import type { Said } from '../rules-news.ts';
import { hideFilm, markNewsRead } from './commands.ts';
import { allVersions, filmsHiddenBy, unseenBy } from './queries.ts';

const wireOf = ({ lede, groups }: Said) => ({
  lede,
  groups: groups.map(({ kind, items }) => ({ kind, items: [...items] })),
});

/** The endpoints of what is new. */
export const guideRoutes = ({ db }: { readonly db: Db }): Handlers<typeof guidesContract> => ({
  readNews: async ({ user }) => {
    const unseen = new Set(await db.platformRead((reader) => unseenBy(reader, user.userId)));
    return {
      versions: allVersions().map(({ swedish, ...version }) => ({
        ...version,
        ...wireOf(version),
        swedish: swedish && wireOf(swedish),
        isNew: unseen.has(version.number),
      })),
    };
  },
  countNews: async ({ user }) => ({
    unread: (await db.platformRead((reader) => unseenBy(reader, user.userId))).length,
  }),
  readFilms: async ({ user }) => ({
    hidden: await db.platformRead((reader) => filmsHiddenBy(reader, user.userId)),
  }),
  hideFilm: ({ user, params: { film }, now }) =>
    db.platformTransaction(async (tx) => {
      await hideFilm(tx, user.userId, film, now);
      return { hidden: await filmsHiddenBy(tx, user.userId) };
    }),
  markNewsRead: async ({ user, now }) => {
    await db.platformTransaction((tx) => markNewsRead(tx, user.userId, now));
    return { unread: 0 };
  },
});
