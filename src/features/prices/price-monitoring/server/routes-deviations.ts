import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { deviationsContract } from '../contract-deviations.ts';
import { listDeviationLines, listDeviations } from './queries-deviations.ts';

/** The endpoints of deviations. */
export const deviationRoutes = ({ db }: { readonly db: Db }): Handlers<typeof deviationsContract> => ({
  listDeviations: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listDeviations(reader, scope, query)),
  listDeviationLines: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listDeviationLines(reader, scope, query)),
});
