import type { Served } from '#platform/server/features/foundation.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { priceListsContract } from '../contract.ts';
import { acceptPrice, acceptPrices, takeBackDeal } from './commands-accept.ts';
import { choosePrices, nameSupplier } from './commands-choose.ts';
import { riseFindingsOf } from './queries-findings.ts';
import { readPriceList } from './queries-list.ts';
import { previewListDeal } from './queries-preview.ts';
import { listPriceLists } from './queries.ts';

/** The endpoints of price lists. */
export const priceListRoutes = ({
  db,
  newId,
  hooks,
}: Pick<Served, 'db' | 'newId' | 'hooks'>): Handlers<typeof priceListsContract> => ({
  listPriceLists: ({ scope, query }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      listPriceLists(reader, scope, { limit: query.limit, offset: offsetOf(query) }),
    ),
  readPriceList: ({ scope, role, params, query, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      readPriceList(reader, { scope, role }, params.listId, { query, now, hooks }),
    ),
  nameListSupplier: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      nameSupplier(tx, scope, { actor, now }, params.listId, body.supplierId),
    ),
  previewListDeal: ({ scope, role, params, now }) =>
    db.tenantRead(scope.organizationId, (reader) =>
      previewListDeal(reader, { scope, role }, { hooks, now }, params),
    ),
  acceptListPrice: ({ scope, actor, now, params, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const made = await acceptPrice(tx, scope, { actor, now, newId }, params, body.endEarlier);
      return made instanceof Refused ? made : keep(tx, made);
    }),
  acceptListPrices: ({ scope, actor, now, params, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const begun = await acceptPrices(tx, scope, { actor, now, newId }, params.listId, body.places);
      return begun instanceof Refused ? begun : keep(tx, begun);
    }),
  chooseListPrices: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      choosePrices(tx, scope, { actor, now }, params.listId, body),
    ),
  takeBackListDeal: ({ scope, actor, now, params }) =>
    db.tenantTransaction(scope.organizationId, (tx) => takeBackDeal(tx, scope, { actor, now }, params)),
  readRiseFindings: ({ scope, params }) =>
    db.tenantRead(scope.organizationId, (reader) => riseFindingsOf(reader, scope, params.articleId)),
});
