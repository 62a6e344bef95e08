import { swedishDate } from '#core/values/swedish-date.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { radarContract } from '../contract.ts';
import { answerFinding } from './commands-answer.ts';
import { type CopyDeps, readCopyLetter, sendCopyLetter } from './commands-letter.ts';
import { readLoyalty } from './queries-loyalty.ts';
import { readRadar, readRenumbered } from './queries.ts';

/** The endpoints of what stands beside prices. */
export const radarRoutes = (deps: CopyDeps): Handlers<typeof radarContract> => {
  const { db, newId } = deps;
  return {
    readRadar: ({ scope, params, now }) =>
      db.tenantRead(scope.organizationId, (reader) => readRadar(reader, scope, params.supplierId, now)),
    readRenumbered: ({ scope, params }) =>
      db.tenantRead(scope.organizationId, (reader) => readRenumbered(reader, scope, params.articleId)),
    readLoyalty: ({ scope, now }) =>
      db.tenantRead(scope.organizationId, (reader) => readLoyalty(reader, scope, swedishDate(now))),
    answerFinding: ({ scope, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        answerFinding(tx, scope, { actor, now, newId }, params.findingId, body.answer),
      ),
    readCopyLetter: ({ scope, actor, now, params, query }) =>
      readCopyLetter(deps, scope, { actor, now }, { findingId: params.findingId, language: query.language }),
    sendCopyLetter: ({ scope, actor, now, params, body }) =>
      sendCopyLetter(deps, scope, { actor, now }, params.findingId, body),
  };
};
