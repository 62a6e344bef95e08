import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { historyContract } from '../contract.ts';
import { addFiles, cancelImport, closeImport, openImport } from './commands.ts';
import { listImports, readImport } from './queries.ts';

/** The endpoints of imports of old invoices. */
export const historyRoutes = (deps: ArrivalDeps): Handlers<typeof historyContract> => ({
  listImports: async ({ scope }) => ({
    imports: await deps.db.tenantRead(scope.organizationId, (reader) => listImports(reader, scope)),
  }),
  openImport: ({ scope, actor, keep }) =>
    deps.db.tenantTransaction(scope.organizationId, async (tx) => {
      const opened = await openImport(tx, deps, scope, actor);
      return opened instanceof Refused ? opened : keep(tx, opened);
    }),
  readImport: async ({ scope, params }) => {
    const found = await deps.db.tenantRead(scope.organizationId, (reader) =>
      readImport(reader, scope, params.importId),
    );
    return found ?? refused('history.not_exist');
  },
  addFiles: async ({ scope, actor, params, files, keep }) => {
    if (!(await deps.db.tenantRead(scope.organizationId, (reader) => hasRoom(reader, scope))))
      return refused('service.unavailable');
    return addFiles(deps, scope, { ...params, actor }, files, (tx, received) =>
      keep(tx, { documents: received.length }),
    );
  },
  closeImport: ({ scope, actor, params }) => closeImport(deps, scope, { ...params, actor }),
  cancelImport: ({ scope, actor, params }) => cancelImport(deps, scope, { ...params, actor }),
});
