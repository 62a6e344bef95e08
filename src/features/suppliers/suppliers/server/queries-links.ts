import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { LinkStatus, SupplierRow } from '../contract.ts';
import type { OrganizationSupplier } from '../contract-links.ts';
import { shownColumns, shownJoins, shownRow } from './queries-shown.ts';
import type { ShownRecord } from './queries-shown.ts';
import type { Seat } from './queries.ts';

interface LinkRecord extends ShownRecord {
  readonly outlet_id: string;
  readonly status: LinkStatus;
  readonly since: Date;
  readonly latest: string | null;
}

/** How a supplier that is several of the organization's own stands: as the one that counts most. */
const weight: Readonly<Record<LinkStatus, number>> = { active: 2, requested: 1, inactive: 0 };

interface Link {
  readonly outletId: string;
  readonly displayName: string;
  readonly status: LinkStatus;
  readonly since: string;
}

interface Linked {
  readonly row: SupplierRow;
  readonly links: Map<string, Link>;
  latest: string | null;
}

const newest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * Suppliers of the outlets, sorted by displayName, each once with its links in the order of the outlets; the latest
 * invoice is that of the outlets' units.
 */
export const listLinks = async (
  reader: Reader,
  organizationId: string,
  seats: readonly Seat[],
): Promise<OrganizationSupplier[]> => {
  const records = await reader.query<LinkRecord>(
    `with latest as (
       select supplier_id, max(day) as latest from unit_day
       where organization_id = $1 and unit_id = any($3::uuid[]) group by supplier_id)
     select ${shownColumns}, l.outlet_id, l.status, l.since, x.latest
     from outlet_supplier l
     join organization_supplier o on o.organization_id = $1 and o.id = l.supplier_id
     left join latest x on x.supplier_id = o.id ${shownJoins}
     where l.organization_id = $1 and l.outlet_id = any($2::uuid[])
     order by ${swedishOrder('coalesce(r.display_name, o.display_name)')}, 1`,
    [organizationId, seats.map(({ outletId }) => outletId), [...new Set(seats.map(({ unitId }) => unitId))]],
  );
  const suppliers = new Map<string, Linked>();
  const names = new Map(seats.map(({ outletId, displayName }) => [outletId, displayName]));
  for (const record of records) {
    const { id, outlet_id: outletId, status } = record;
    const supplier: Linked = suppliers.get(id) ?? { row: shownRow(record), latest: null, links: new Map() };
    suppliers.set(id, supplier);
    supplier.latest = newest(supplier.latest, record.latest);
    const known = supplier.links.get(outletId);
    if (known !== undefined && weight[known.status] >= weight[status]) continue;
    const displayName = names.get(outletId) ?? '';
    supplier.links.set(outletId, { outletId, displayName, status, since: record.since.toISOString() });
  }
  return [...suppliers.values()].map(({ row, latest, links }) => ({
    ...row,
    supplierId: row.id,
    latestInvoiceDate: latest,
    outlets: seats.flatMap(({ outletId }) => links.get(outletId) ?? []),
  }));
};
