import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { dealsContract } from '../contract.ts';
import { correctDeal, deleteDeal, endDeal } from './commands-change.ts';
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
export const dealRoutes = ({
  db,
  newId,
}: {
  readonly db: Db;
  readonly newId: NewId;
}): Handlers<typeof dealsContract> => ({
  listDeals: ({ scope, query, ...asked }) =>
    db.tenantRead(scope.organizationId, (reader) => listDeals(reader, scope, query, viewerOf(asked))),
  readDeal: ({ scope, params, ...asked }) =>
    db.tenantRead(scope.organizationId, (reader) => readDeal(reader, scope, params.dealId, viewerOf(asked))),
  createDeal: ({ scope, actor, now, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const deal = await createDeal(tx, scope, { actor, now, newId }, body);
      return deal instanceof Refused ? deal : keep(tx, deal);
    }),
  previewDeal: ({ scope, actor, body }) =>
    db.tenantRead(scope.organizationId, (reader) => previewDeal(reader, scope, body, actor.userId)),
  correctDeal: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      correctDeal(tx, scope, { actor, now }, params.dealId, body),
    ),
  endDeal: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      endDeal(tx, scope, { actor, now }, params.dealId, body.validTo),
    ),
  deleteDeal: ({ scope, actor, now, params }) =>
    db.tenantTransaction(scope.organizationId, (tx) => deleteDeal(tx, scope, { actor, now }, params.dealId)),
  readTerms: ({ scope, params }) =>
    db.tenantRead(scope.organizationId, (reader) => termsOrRefusal(reader, scope, params.supplierId)),
  setTerms: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      setTerms(tx, scope, { actor, now }, params.supplierId, body),
    ),
});
