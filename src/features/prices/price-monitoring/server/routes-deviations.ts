import type { Db } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { deviationsContract } from '../contract-deviations.ts';
import { findHeldLines } from './queries-claimable.ts';
import { listDeviationLines, listDeviations } from './queries-deviations.ts';

/** The endpoints of deviations. */
export const deviationRoutes = ({
  db,
  hooks,
}: {
  readonly db: Db;
  readonly hooks: Hooks;
}): Handlers<typeof deviationsContract> => ({
  listDeviations: ({ scope, role, query }) =>
    db.tenantRead(scope.organizationId, async (reader) =>
      listDeviations(reader, scope, query, await findHeldLines(reader, scope, { hooks, role })),
    ),
  listDeviationLines: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) => listDeviationLines(reader, scope, query)),
});
