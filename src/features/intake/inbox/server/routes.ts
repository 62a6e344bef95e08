import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { inboxContract } from '../contract.ts';
import { acceptArrival, rejectArrival } from './commands-accept.ts';
import { deleteDocument, restoreDocument } from './commands-delete.ts';
import { moveDocument, replaceDocument } from './commands-move.ts';
import { readArrival } from './queries-detail.ts';
import { seenBy } from './queries-seen.ts';
import { countArrivals, listArrivals } from './queries.ts';

/** The endpoints of the inbox: what arrived, and what people do with it. */
export const inboxRoutes = (deps: ArrivalDeps & AsideDeps): Handlers<typeof inboxContract> => ({
  listArrivals: async ({ scope, role, query }) => {
    const { content, ...page } = await deps.db.tenantRead(scope.organizationId, (reader) =>
      listArrivals(reader, scope, query),
    );
    return { ...page, content: content.map((arrival) => seenBy(role, arrival)) };
  },
  readArrivalsSummary: ({ scope }) =>
    deps.db.tenantRead(scope.organizationId, (reader) => countArrivals(reader, scope)),
  readArrival: async ({ scope, role, params }) => {
    const arrival = await deps.db.tenantRead(scope.organizationId, (reader) =>
      readArrival(reader, scope, params.documentId),
    );
    return arrival instanceof Refused ? arrival : seenBy(role, arrival);
  },
  acceptArrival: ({ scope, actor, params, body }) =>
    acceptArrival(deps, scope, { ...params, actor, ...body, comment: body.comment ?? null }),
  rejectArrival: ({ scope, actor, params, body }) =>
    rejectArrival(deps, scope, { ...params, actor, ...body, comment: body.comment ?? null }),
  deleteDocument: ({ scope, actor, params, body }) =>
    deleteDocument(deps, scope, { ...params, actor, comment: body.comment }),
  restoreDocument: ({ scope, actor, params }) => restoreDocument(deps, scope, { ...params, actor }),
  moveDocument: ({ scope, actor, params, body }) =>
    moveDocument(deps, scope, { ...params, actor, unitId: body.unitId, comment: body.comment ?? null }),
  replaceDocument: ({ scope, actor, params, files, keep }) =>
    replaceDocument(deps, scope, { ...params, actor, comment: null }, files, keep),
});
