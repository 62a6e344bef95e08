import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { suppliersContract } from '../contract.ts';

/** Suppliers that have invoiced the unit, in Swedish order of their names, with the date of the newest invoice. */
export const listUnitSuppliers = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<z.output<(typeof suppliersContract)['listUnitSuppliers']['reply']>> =>
  reader.query(
    `select s.id, s.display_name as "displayName", s.category, coalesce(d.verified, false) as verified,
       i.latest as "latestInvoiceDate"
     from (select supplier_id, max(day) as latest from unit_day
           where organization_id = $1 and unit_id = $2 group by supplier_id) i
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     left join supplier d on d.id = s.directory_id
     order by ${swedishOrder('s.display_name')}, s.id`,
    [organizationId, unitId],
  );
