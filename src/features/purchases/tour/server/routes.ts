import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { tourContract } from '../contract.ts';
import { keepTour } from './commands.ts';
import { tourOf } from './queries.ts';

/** The endpoints of a person's tour. */
export const tourRoutes = ({ db }: { readonly db: Db }): Handlers<typeof tourContract> => ({
  readTour: ({ user }) => db.platformRead((reader) => tourOf(reader, user.userId)),
  keepTour: async ({ user, body: { step }, now }) => {
    await db.platformTransaction((tx) => keepTour(tx, user.userId, step, now));
    return { step };
  },
});
