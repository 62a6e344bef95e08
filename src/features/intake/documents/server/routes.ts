import type { Handlers } from '#platform/server/http/handler.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import { refused } from '#platform/wire/refused.ts';
import type { documentsContract } from '../contract.ts';
import { recordArrivals, storeArrivals } from './commands-receive.ts';
import type { ArrivalDeps } from './commands-receive.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import { reopenDocument, retryDocument, settleDocument } from './commands-review.ts';
import { listUnreadable } from './queries-unreadable.ts';
import { roomsOf } from './queries-room.ts';
import { documentRowOf, findDocument, listDocuments } from './queries.ts';

/** The endpoints of documents as they arrive. */
export const documentRoutes = (
  deps: ArrivalDeps & { readonly hooks: Hooks; readonly elapsed: () => number },
): Handlers<typeof documentsContract> => {
  const takesMore = roomsOf(deps.db, deps.elapsed);
  return {
    uploadDocuments: async ({ scope, actor, files, keep }) => {
      if (!(await takesMore(scope))) return refused('service.unavailable');
      const arrivals = await storeArrivals(deps, files);
      if (!Array.isArray(arrivals)) return arrivals;
      return deps.db.tenantTransaction(scope.organizationId, async (tx) =>
        keep(tx, {
          documents: await recordArrivals(tx, deps, scope, { channel: 'upload', actor }, arrivals),
        }),
      );
    },
    listDocuments: ({ scope, query }) =>
      deps.db.tenantRead(scope.organizationId, (reader) => listDocuments(reader, scope, query)),
    listUnreadable: ({ query }) => deps.db.platformRead((reader) => listUnreadable(reader, query)),
    readDocument: async ({ scope, params }) => {
      const document = await deps.db.tenantRead(scope.organizationId, (reader) =>
        findDocument(reader, scope, params.documentId),
      );
      return document === null ? refused('document.not_exist') : documentRowOf(document);
    },
    downloadOriginal: async ({ scope, params, signal }) => {
      const document = await deps.db.tenantRead(scope.organizationId, (reader) =>
        findDocument(reader, scope, params.documentId),
      );
      // An entry that could not be taken out of its archive has no bytes of its own.
      if (document === null || document.sha256 === '') return refused('document.not_exist');
      const { sha256, file_name: fileName, content_type: contentType, size } = document;
      // Read whole before a byte is sent: once an answer has begun it says 200.
      const loss = await lossOf(deps.storage, sha256, signal);
      if (loss !== null) return refused(loss);
      return { fileName, contentType, size, stream: await deps.storage.get(sha256, { verify: true }) };
    },
    settleDocument: ({ scope, actor, params }) => settleDocument(deps, scope, { ...params, actor }),
    reopenDocument: ({ scope, actor, params }) => reopenDocument(deps, scope, { ...params, actor }),
    retryDocument: ({ scope, actor, params }) => retryDocument(deps, scope, { ...params, actor }),
  };
};
