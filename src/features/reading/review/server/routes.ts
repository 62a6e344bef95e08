import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { ScanReader } from '#platform/server/sandbox/scan-port.ts';
import type { reviewContract } from '../contract.ts';
import { acceptReview } from './commands-accept.ts';
import type { AcceptDeps } from './commands-accept.ts';
import { forgetLayout, undoLesson } from './commands-layouts.ts';
import { joinDocuments, splitDocument } from './commands-pages.ts';
import { mapSheet } from './commands-sheet.ts';
import { nameKind, readAgain, rejectReview, saveReview } from './commands.ts';
import { pageDrawer } from './queries-pages.ts';
import { listLayouts, readReview } from './queries.ts';

interface RouteDeps extends AcceptDeps, AsideDeps {
  readonly storage: Storage;
  readonly scans: ScanReader;
}

/** The endpoints of what waits for a person because of how it was read. */
export const reviewRoutes = (deps: RouteDeps): Handlers<typeof reviewContract> => {
  const drawPage = pageDrawer(deps);
  return {
    readReview: ({ scope, params }) =>
      deps.db.tenantRead(scope.organizationId, (reader) => readReview(reader, scope, params.documentId)),
    readPage: ({ scope, params }) => drawPage(scope, params),
    saveReview: ({ scope, actor, params, body }) =>
      saveReview(deps, scope, { ...params, actor, revision: body.revision }, body.draft),
    acceptReview: ({ scope, actor, params, body: { draft, ...body } }) =>
      acceptReview(deps, scope, { ...params, actor, ...body, comment: body.comment ?? null }, draft),
    rejectReview: ({ scope, actor, params, body }) =>
      rejectReview(deps, scope, { ...params, actor, revision: body.revision }, body),
    nameKind: ({ scope, actor, params, body }) =>
      nameKind(deps, scope, { ...params, actor, revision: body.revision }, body.kind),
    readAgain: ({ scope, actor, params }) => readAgain(deps, scope, { ...params, actor }),
    splitDocument: ({ scope, actor, params, body }) =>
      splitDocument(deps, scope, { ...params, actor }, body.groups),
    joinDocuments: ({ scope, actor, body }) => joinDocuments(deps, scope, actor, body.documentIds),
    mapSheet: ({ scope, actor, params, body }) =>
      mapSheet(deps, scope, { ...params, actor, revision: body.revision }, body.mapping),
    listLayouts: ({ scope }) =>
      deps.db.tenantRead(scope.organizationId, (reader) => listLayouts(reader, scope)),
    forgetLayout: ({ scope, actor, params }) => forgetLayout(deps, scope, { ...params, actor }),
    undoLesson: ({ scope, actor, params, body }) => undoLesson(deps, scope, { ...params, ...body, actor }),
  };
};
