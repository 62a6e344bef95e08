import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import type { overviewContract } from '../contract.ts';
import { readOverview } from './queries.ts';

/** The overview's endpoints. */
export const overviewRoutes = ({ db }: { readonly db: Db }): Handlers<typeof overviewContract> => ({
  readOverview: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      readOverview(
        reader,
        scope,
        boundsOf(query),
        query.previousFrom !== undefined && query.previousTo !== undefined
          ? {
              from: query.previousFrom,
              to: query.previousTo,
              until: query.previousUntil ?? query.previousTo,
            }
          : null,
      ),
    ),
});
