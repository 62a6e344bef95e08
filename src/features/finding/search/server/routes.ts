import { swedishDate } from '#core/values/swedish-date.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { searchContract } from '../contract.ts';
import { findAnything } from './queries.ts';

/** The search's endpoint. */
export const searchRoutes = ({ db }: Pick<Served, 'db'>): Handlers<typeof searchContract> => ({
  find: ({ scope, role, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      findAnything(reader, scope, { role, today: swedishDate(now) }, query.text),
    ),
});
