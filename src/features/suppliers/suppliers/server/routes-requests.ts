import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
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

/** The endpoints of requests for suppliers that the directory lacks. */
export const supplierRequestRoutes = (
  { db, newId }: { readonly db: Db; readonly newId: NewId },
  readDirectory: (reader: Reader) => Promise<Directory>,
): Handlers<typeof supplierRequestsContract> => ({
  requestSuppliers: ({ scope, user, actor, now, body }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const { organizationId } = scope;
      const outlets = changeable(await seatsOf(tx, organizationId, user.userId));
      const { index } = await readDirectory(tx);
      return requestSuppliers(tx, organizationId, { actor, now, newId }, outlets, index, body.requests);
    }),
  requestOwnSuppliers: ({ user, actor, now, body }) =>
    db.platformTransaction(async (tx) =>
      requestAnywhere(tx, user.userId, { actor, now, newId }, await readDirectory(tx), body.requests),
    ),
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
