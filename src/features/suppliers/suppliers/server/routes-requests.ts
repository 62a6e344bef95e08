import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { AttemptLimiter, Counter } from '#platform/server/session/attempt-limiter.ts';
import { refused } from '#platform/wire/refused.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { supplierRequestsContract } from '../contract-requests.ts';
import type { RequestAsked } from '../contract-requests.ts';
import type { LinkAct } from './commands-links.ts';
import { lockSuppliers } from './commands-own.ts';
import { requestSuppliers, withdrawRequest } from './commands-requests.ts';
import type { Directory } from './queries-directory.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { listRequests } from './queries-requests.ts';
import { changeable, seatsOf } from './queries.ts';

/** Writes requests of whichever organizations the outlets belong to; one request is for outlets of one organization. */
const requestAnywhere = async (
  tx: Tx,
  userId: string,
  act: LinkAct,
  directory: Directory,
  requests: readonly RequestAsked[],
) => {
  const outlets = changeable(await seatsOf(tx, null, userId));
  const ids: string[] = [];
  const concerned = requests.flatMap((asked) =>
    asked.outletIds.flatMap((outletId) => outlets.get(outletId)?.organizationId ?? []),
  );
  // In order, so that two who ask in the same organizations do not wait for each other.
  for (const organizationId of [...new Set(concerned)].sort()) await lockSuppliers(tx, organizationId);
  for (const [at, asked] of requests.entries()) {
    const homes = new Set(asked.outletIds.map((outletId) => outlets.get(outletId)?.organizationId));
    const [organizationId] = homes;
    if (organizationId === undefined || homes.size > 1)
      return refused('outlet.not_exist', { [`requests.${at}.outletIds`]: 'unknown' });
    const done = await requestSuppliers(tx, organizationId, act, outlets, directory.index, [asked]);
    if (done instanceof Refused)
      return new Refused(
        done.code,
        Object.fromEntries(
          Object.entries(done.errors ?? {}).map(([field, code]) => [
            field.replace('requests.0', `requests.${at}`),
            code,
          ]),
        ),
      );
    ids.push(...done.ids);
  }
  return { ids };
};

/** Sends of one account in a row before each further one waits: every wish is read by a person of the support. */
const freeRequests = 20;

const counterOf = (userId: string): Counter => ({
  key: `supplier requests of ${userId}`,
  free: freeRequests,
});

/** The endpoints of requests for suppliers that the directory lacks. */
export const supplierRequestRoutes = (
  { db, newId, limiter }: { readonly db: Db; readonly newId: NewId; readonly limiter: AttemptLimiter },
  readDirectory: (reader: Reader) => Promise<Directory>,
): Handlers<typeof supplierRequestsContract> => ({
  requestSuppliers: async ({ scope, user, actor, now, body, keep }) =>
    (await limiter.tooMany([counterOf(user.userId)], now)) ??
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const { organizationId } = scope;
      const outlets = changeable(await seatsOf(tx, organizationId, user.userId));
      const { index } = await readDirectory(tx);
      const act = { actor, now, newId };
      const asked = await requestSuppliers(tx, organizationId, act, outlets, index, body.requests);
      return asked instanceof Refused ? asked : keep(tx, asked);
    }),
  requestOwnSuppliers: async ({ user, actor, now, body, keep }) =>
    (await limiter.tooMany([counterOf(user.userId)], now)) ??
    db.platformTransaction(async (tx) => {
      const act = { actor, now, newId };
      const asked = await requestAnywhere(tx, user.userId, act, await readDirectory(tx), body.requests);
      return asked instanceof Refused ? asked : keep(tx, asked);
    }),
  listSupplierRequests: ({ scope, user, params }) =>
    params.organizationId === scope.organizationId
      ? db.tenantRead(scope.organizationId, (reader) =>
          listRequests(reader, scope.organizationId, user.userId),
        )
      : Promise.resolve(refused('organization.not_exist')),
  withdrawSupplierRequest: ({ scope, user, actor, now, params: { requestId } }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const { organizationId } = scope;
      const outlets = changeable(await seatsOf(tx, organizationId, user.userId));
      const act = { actor, now, newId };
      const refusal = await withdrawRequest(tx, organizationId, act, [...outlets.keys()], requestId);
      if (refusal !== null) return refusal;
      const [request] = await listRequests(tx, organizationId, user.userId, requestId);
      return request ?? refused('supplier_request.not_exist');
    }),
});
