import { highest } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Membership } from '#platform/server/scope.ts';

/**
 * The user's organization and highest role among the outlets of a unit, or null when the unit is foreign or missing.
 * Read at every request (R7), in a platform read, because the organization is what it finds out.
 */
export const membershipOf = async (
  reader: Reader,
  userId: string,
  unitId: string,
): Promise<Membership | null> => {
  const rows = await reader.query<{ organization_id: string; role: Role }>(
    `select m.organization_id, m.role
     from membership m
     join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
     where m.user_id = $1 and o.main_unit_id = $2`,
    [userId, unitId],
  );
  const role = highest(rows.map((row) => row.role));
  const organizationId = rows[0]?.organization_id;
  return role === null || organizationId === undefined ? null : { organizationId, role };
};
