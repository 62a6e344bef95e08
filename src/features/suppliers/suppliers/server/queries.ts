import type { z } from 'zod';
import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { suppliersContract } from '../contract.ts';
import { directoryEntry } from './queries-shown.ts';

/** Suppliers that have invoiced the unit, in Swedish order of their names, with the date of the newest invoice. */
export const listUnitSuppliers = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<z.output<(typeof suppliersContract)['listUnitSuppliers']['reply']>> =>
  reader.query(
    `select s.id, s.display_name as "displayName", coalesce(s.own_category, s.category) as category, coalesce(d.verified, false) as verified,
       i.latest as "latestInvoiceDate"
     from (select supplier_id, max(day) as latest from unit_day
           where organization_id = $1 and unit_id = $2 group by supplier_id) i
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     left join ${directoryEntry('s.directory_id')} d on true
     order by ${swedishOrder('s.display_name')}, s.id`,
    [organizationId, unitId],
  );

/** An outlet that somebody belongs to. */
export interface Seat {
  readonly organizationId: string;
  readonly outletId: string;
  readonly unitId: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The outlets of one organization that a user belongs to, or of all in a platform read with null; by name. */
export const seatsOf = (reader: Reader, organizationId: string | null, userId: string): Promise<Seat[]> =>
  reader.query(
    `select o.organization_id as "organizationId", o.id as "outletId", o.main_unit_id as "unitId",
       o.display_name as "displayName", m.role
     from membership m join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
     where m.user_id = $1 and m.organization_id = coalesce($2::uuid, m.organization_id)
     order by ${swedishOrder('o.display_name')}, o.id`,
    [userId, organizationId],
  );

/** Those where the user may change suppliers (SECURITY matrix, row 17), by outlet. */
export const changeable = (seats: readonly Seat[]): ReadonlyMap<string, Seat> =>
  new Map(seats.filter(({ role }) => role !== 'reporter').map((seat) => [seat.outletId, seat]));
