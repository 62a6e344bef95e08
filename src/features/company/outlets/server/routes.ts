import type { outletsContract } from '../contract.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { listOutletRoles } from './queries.ts';

export const outletRoutes = ({ db }: { readonly db: Db }): Handlers<typeof outletsContract> => ({
  listOutletRoles: ({ user }) => db.platformRead((reader) => listOutletRoles(reader, user.userId)),
});
