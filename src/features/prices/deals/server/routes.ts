import { moneyBackSource } from '#features/account/tasks/server/queries.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { dealsContract } from '../contract.ts';
import { correctDeal, deleteDeal, endDeal } from './commands-change.ts';
import { type DealDocumentDeps, keepDealDocument } from './commands-document.ts';
import { setTerms, termsOrRefusal } from './commands-terms.ts';
import { createDeal } from './commands.ts';
import { readDeal } from './queries-detail.ts';
import { listDeals, type Viewer } from './queries-list.ts';
import { previewDeal } from './queries-preview.ts';

const viewerOf = ({
  actor,
  role,
  now,
}: {
  readonly actor: { readonly userId: string | null };
  readonly role: string;
  readonly now: Date;
}): Viewer => ({
  userId: actor.userId,
  today: swedishDate(now),
  onlyWithAlerts: role === 'reporter',
});

/** The deals' endpoints. */
export const dealRoutes = (
  deps: DealDocumentDeps & Pick<Served, 'hooks'>,
): Handlers<typeof dealsContract> => {
  const { db, newId } = deps;
  return {
    listDeals: ({ scope, query, ...asked }) =>
      db.tenantRead(scope.organizationId, async (reader) => {
        const viewer = viewerOf(asked);
        const [source] = viewer.onlyWithAlerts ? [] : deps.hooks.all(moneyBackSource);
        const back = await source?.(reader, scope, viewer.today);
        return { ...(await listDeals(reader, scope, query, viewer)), claimable: back?.unclaimed ?? null };
      }),
    readDeal: ({ scope, params, ...asked }) =>
      db.tenantRead(scope.organizationId, (reader) =>
        readDeal(reader, scope, params.dealId, viewerOf(asked)),
      ),
    createDeal: ({ scope, actor, now, body, keep }) =>
      db.tenantTransaction(scope.organizationId, async (tx) => {
        const deal = await createDeal(tx, scope, { actor, now, newId }, body);
        return deal instanceof Refused ? deal : keep(tx, deal);
      }),
    previewDeal: ({ scope, actor, body }) =>
      db.tenantRead(scope.organizationId, (reader) => previewDeal(reader, scope, body, actor.userId)),
    keepDealDocument: async ({ scope, actor, files, keep }) => {
      if (!(await db.tenantRead(scope.organizationId, (reader) => hasRoom(reader, scope))))
        return refused('service.unavailable');
      return keepDealDocument(deps, scope, actor, files, keep);
    },
    correctDeal: ({ scope, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        correctDeal(tx, scope, { actor, now }, params.dealId, body),
      ),
    endDeal: ({ scope, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        endDeal(tx, scope, { actor, now }, params.dealId, body.validTo),
      ),
    deleteDeal: ({ scope, actor, now, params }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        deleteDeal(tx, scope, { actor, now }, params.dealId),
      ),
    readTerms: ({ scope, params }) =>
      db.tenantRead(scope.organizationId, (reader) => termsOrRefusal(reader, scope, params.supplierId)),
    setTerms: ({ scope, actor, now, params, body }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        setTerms(tx, scope, { actor, now }, params.supplierId, body),
      ),
  };
};
