import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { dealsContract } from '../contract.ts';
import { createDeal, endDeal } from './commands.ts';
import { listDeals } from './queries.ts';

/** The deals' endpoints. */
export const dealRoutes = ({
  db,
  newId,
}: {
  readonly db: Db;
  readonly newId: NewId;
}): Handlers<typeof dealsContract> => ({
  listDeals: ({ scope }) => db.tenantRead(scope.organizationId, (reader) => listDeals(reader, scope)),
  createDeal: ({ scope, actor, now, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const deal = await createDeal(tx, scope, { actor, now, newId }, body);
      return deal instanceof Refused ? deal : keep(tx, deal);
    }),
  endDeal: ({ scope, actor, now, params, body }) =>
    db.tenantTransaction(scope.organizationId, (tx) =>
      endDeal(tx, scope, { actor, now }, params.dealId, body.validTo),
    ),
});
