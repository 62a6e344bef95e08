import { sql } from 'kysely';
import { maskedNumber } from '#core/values/personal-number.ts';
import type { OutletRole } from '../contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishOrder } from '#platform/server/sql.ts';

/**
 * The outlets a user belongs to, in all organizations, in the order of the Swedish alphabet. A platform read. A reporter need not
 * know a sole trader's number.
 */
export const listOutletRoles = async (reader: Reader, userId: string): Promise<OutletRole[]> => {
  const rows = await reader.kysely
    .selectFrom('membership as m')
    .innerJoin('outlet as o', (join) =>
      join.onRef('o.organization_id', '=', 'm.organization_id').onRef('o.id', '=', 'm.outlet_id'),
    )
    .innerJoin('unit as u', (join) =>
      join.onRef('u.organization_id', '=', 'o.organization_id').onRef('u.id', '=', 'o.main_unit_id'),
    )
    .innerJoin('organization as c', 'c.organization_id', 'm.organization_id')
    .select(['o.id', 'o.display_name', 'o.main_unit_id', 'o.organization_id', 'm.role'])
    .select(['c.name as organization_name', 'c.organization_number', 'u.inbound_address'])
    .where('m.user_id', '=', userId)
    .orderBy(sql.raw(swedishOrder('o.display_name')))
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    outletInformation: {
      id: row.id,
      displayName: row.display_name,
      organizationId: row.organization_id,
      organizationName: row.organization_name,
      organizationNumber:
        row.role === 'reporter' ? maskedNumber(row.organization_number) : row.organization_number,
      inboundAddress: row.inbound_address,
    },
    role: row.role,
    mainUnitId: row.main_unit_id,
  }));
};

/** A restaurant that a person owns. */
export interface OwnedUnit {
  readonly id: string;
  readonly name: string;
}

/** The units of an organization that a person owns now, by name. A tenant's read. */
export const ownedUnits = (reader: Reader, organizationId: string, userId: string): Promise<OwnedUnit[]> =>
  reader.query<OwnedUnit>(
    `select o.main_unit_id as id, min(o.display_name) as name
     from membership m join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
     where m.organization_id = $1 and m.user_id = $2 and m.role = 'owner'
     group by o.main_unit_id order by name, id`,
    [organizationId, userId],
  );

/** The currency that a unit keeps its books in. */
export const currencyOf = async (
  reader: Reader,
  { organizationId, unitId }: Pick<UnitScope, 'organizationId' | 'unitId'>,
): Promise<string> => {
  const [unit] = await reader.query<{ currency: string }>(
    'select currency from unit where organization_id = $1 and id = $2',
    [organizationId, unitId],
  );
  return unit?.currency ?? 'SEK';
};
