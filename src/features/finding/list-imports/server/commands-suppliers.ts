import { linkSuppliers } from '#features/suppliers/suppliers/server/commands-links.ts';
import type { LinkStatus } from '#features/suppliers/suppliers/contract.ts';
import { changeable, seatsOf } from '#features/suppliers/suppliers/server/queries.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { SupplierEffect } from '../rules-suppliers.ts';
import type { Act } from './commands-open.ts';

/** How a supplier stands at an outlet; an id is `outlet supplier`, both of the organization. */
export const linksNow = async (
  reader: Reader,
  { organizationId }: UnitScope,
  outletIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly status: LinkStatus }>> => {
  const rows = await reader.query<{ id: string; status: LinkStatus }>(
    `select outlet_id || ' ' || supplier_id as id, status from outlet_supplier
     where organization_id = $1 and outlet_id = any($2::uuid[]) order by outlet_id, supplier_id for update`,
    [organizationId, outletIds],
  );
  return new Map(rows.map(({ id, status }) => [id, { status }]));
};

/** Links suppliers as an editor does by hand; false where one of the links cannot be made. */
export const carryLinks = async (
  tx: Tx,
  { organizationId }: UnitScope,
  { actor, userId, now }: Act,
  newId: NewId,
  effects: readonly SupplierEffect[],
): Promise<boolean> => {
  const outlets = changeable(await seatsOf(tx, organizationId, userId));
  const organizationSuppliers = effects.flatMap(({ supplierId, outletIds, status }) =>
    outletIds.map((outletId) => ({ supplierId, outletId, status: status ?? undefined })),
  );
  const body = { organizationSuppliers, replace: false, outletIds: [] };
  const linked = await linkSuppliers(tx, organizationId, { actor, now, newId }, outlets, body);
  return !(linked instanceof Refused);
};

const restoreSql = `
  update outlet_supplier l set status = w.status
  from jsonb_to_recordset($2::jsonb) w(outlet uuid, supplier uuid, status text)
  where l.organization_id = $1 and l.outlet_id = w.outlet and l.supplier_id = w.supplier and w.status is not null`;

const removeSql = `
  delete from outlet_supplier l
  using jsonb_to_recordset($2::jsonb) w(outlet uuid, supplier uuid, status text)
  where l.organization_id = $1 and l.outlet_id = w.outlet and l.supplier_id = w.supplier and w.status is null`;

/** Puts links back as they were; null: there was none. */
export const restoreLinks = async (
  tx: Tx,
  { organizationId }: UnitScope,
  before: ReadonlyMap<string, LinkStatus | null>,
): Promise<void> => {
  const links = [...before].map(([id, status]) => {
    const [outlet, supplier] = id.split(' ');
    return { outlet, supplier, status };
  });
  await tx.query(restoreSql, [organizationId, JSON.stringify(links)]);
  await tx.query(removeSql, [organizationId, JSON.stringify(links)]);
};
