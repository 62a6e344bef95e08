import type { Reader } from '#platform/server/db/port.ts';

/** Units by their names now, in the order of these. */
export const namedUnits = (
  reader: Reader,
  organizationId: string,
  units: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  reader.query<{ id: string; name: string }>(
    `select o.main_unit_id as id, min(o.display_name) as name from outlet o
     where o.organization_id = $1 and o.main_unit_id = any($2::uuid[]) group by o.main_unit_id order by name, id`,
    [organizationId, units],
  );
