import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { atLeast } from '#core/access/roles.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import type { overviewContract } from '../contract.ts';
import { readSupplierSpend } from './queries-spend.ts';
import { readOverview } from './queries.ts';

/** The overview's endpoints. */
export const overviewRoutes = ({
  db,
  hooks,
}: Pick<Served, 'db' | 'hooks'>): Handlers<typeof overviewContract> => ({
  readOverview: ({ scope, role, query, now }) =>
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
        { hooks, now, seesClaims: atLeast(role, 'editor') },
      ),
    ),
  readSupplierSpend: ({ scope, params, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      readSupplierSpend(reader, scope, params.supplierId, boundsOf(query), swedishDate(now)),
    ),
});
