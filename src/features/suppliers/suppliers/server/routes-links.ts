import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { LinksBody, LinksChanged, supplierLinksContract } from '../contract-links.ts';
import { prepareSuppliers, searchSuppliers } from '../rules-search.ts';
import { linkSuppliers, unlinkSupplier } from './commands-links.ts';
import type { LinkAct } from './commands-links.ts';
import type { LinkRefusal } from './commands-plan.ts';
import { isOnboarding, suppliersInPlan } from './queries-plan.ts';
import { listLinks } from './queries-links.ts';
import { changeable, seatsOf } from './queries.ts';

/** Links outlets of whichever organizations the caller may change, in one transaction of the platform. */
const linkAnywhere = async (
  tx: Tx,
  userId: string,
  act: LinkAct,
  body: LinksBody,
): Promise<LinksChanged | LinkRefusal> => {
  const outlets = changeable(await seatsOf(tx, null, userId));
  const organizationOf = (outletId: string): string => outlets.get(outletId)?.organizationId ?? '';
  const rows = body.organizationSuppliers;
  const organizationIds = [...body.outletIds, ...rows.map(({ outletId }) => outletId)].map(organizationOf);
  const sum = { added: 0, changed: 0, withdrawn: 0 };
  for (const [at, organizationId] of organizationIds.entries()) {
    if (organizationId !== '') continue;
    const row = at - body.outletIds.length;
    const field = row < 0 ? `outletIds.${at}` : `organizationSuppliers.${row}.outletId`;
    return refused('outlet.not_exist', { [field]: 'unknown' });
  }
  // In order, so that two who link in the same organizations do not wait for each other.
  for (const organizationId of [...new Set(organizationIds)].sort()) {
    const isHere = (outletId: string): boolean => organizationOf(outletId) === organizationId;
    const places = rows.flatMap((row, at) => (isHere(row.outletId) ? [at] : []));
    const part: LinksBody = {
      replace: body.replace,
      outletIds: body.outletIds.filter(isHere),
      organizationSuppliers: rows.filter((row) => isHere(row.outletId)),
    };
    const done = await linkSuppliers(tx, organizationId, act, outlets, part);
    if (done instanceof Refused) return inWhole(done, places);
    sum.added += done.added;
    sum.changed += done.changed;
    sum.withdrawn += done.withdrawn;
  }
  return sum;
};

/** The refusal of one organization's part, with the row's place in the whole request. */
const inWhole = (refusal: LinkRefusal, places: readonly number[]): LinkRefusal =>
  new Refused(
    refusal.code,
    Object.fromEntries(
      Object.entries(refusal.errors ?? {}).map(([field, code]) => [
        field.replace(/\d+/, (at) => String(places[Number(at)] ?? at)),
        code,
      ]),
    ),
  );

/** The endpoints of the suppliers that outlets have. */
export const supplierLinkRoutes = ({
  db,
  newId,
}: {
  readonly db: Db;
  readonly newId: NewId;
}): Handlers<typeof supplierLinksContract> => ({
  listOutletSuppliers: async ({ scope, user, params }) => {
    const isLimited =
      scope.view.suppliers !== null &&
      !(await db.platformRead((reader) => isOnboarding(reader, user.userId)));
    return db.tenantRead(scope.organizationId, async (reader) => {
      const seats = await seatsOf(reader, scope.organizationId, user.userId);
      const seat = seats.find(({ outletId }) => outletId === params.outletId);
      if (seat === undefined) return refused('outlet.not_exist');
      const suppliers = await listLinks(reader, scope.organizationId, [seat]);
      const shown = await suppliersInPlan(reader, scope.organizationId, isLimited ? scope.view : null);
      return suppliers.flatMap(({ outlets: [link], ...supplier }) =>
        link === undefined || (shown !== null && !shown.has(supplier.id))
          ? []
          : [{ ...supplier, status: link.status, since: link.since }],
      );
    });
  },
  listOrganizationSuppliers: ({ scope, user, query }) =>
    db.tenantRead(scope.organizationId, async (reader) => {
      const seats = await seatsOf(reader, scope.organizationId, user.userId);
      const all = await listLinks(reader, scope.organizationId, seats);
      const shown = await suppliersInPlan(reader, scope.organizationId, scope.view);
      const found =
        query.search === undefined || query.search === ''
          ? null
          : new Set(searchSuppliers([prepareSuppliers(all)], query.search).map(({ id }) => id));
      return all.filter(
        ({ id, outlets }) =>
          (shown === null || shown.has(id)) &&
          (found === null || found.has(id)) &&
          (query.status === undefined || outlets.some(({ status }) => status === query.status)),
      );
    }),
  linkSuppliers: ({ scope, user, actor, now, body, keep }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const outlets = changeable(await seatsOf(tx, scope.organizationId, user.userId));
      const linked = await linkSuppliers(tx, scope.organizationId, { actor, now, newId }, outlets, body);
      return linked instanceof Refused ? linked : keep(tx, linked);
    }),
  linkOwnSuppliers: ({ user, actor, now, body, keep }) =>
    db.platformTransaction(async (tx) => {
      const linked = await linkAnywhere(tx, user.userId, { actor, now, newId }, body);
      return linked instanceof Refused ? linked : keep(tx, linked);
    }),
  unlinkSupplier: ({ scope, user, actor, now, params, query }) =>
    db.tenantTransaction(scope.organizationId, async (tx) => {
      const { organizationId } = scope;
      if (params.organizationId !== organizationId) return refused('organization.not_exist');
      const outlets = changeable(await seatsOf(tx, organizationId, user.userId));
      if (query.outletId !== undefined && !outlets.has(query.outletId)) return refused('outlet.not_exist');
      const outletIds = query.outletId === undefined ? [...outlets.keys()] : [query.outletId];
      return unlinkSupplier(tx, organizationId, { actor, now, newId }, outletIds, params.supplierId);
    }),
});
