import { highest } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import { subscriptionColumns, subscriptionOf } from '#features/account/plan/server/queries.ts';
import type { SubscriptionRecord } from '#features/account/plan/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Membership } from '#platform/server/scope.ts';

interface MembershipRecord extends SubscriptionRecord {
  readonly organization_id: string;
  readonly role: Role;
}

/**
 * The user's organization with its subscription, and highest role among the outlets of a unit, or null when the unit is
 * foreign or missing. At a request it is a second old at most (R7, R10). In a platform read, because the organization is what it finds out.
 */
export const membershipOf = async (
  reader: Reader,
  userId: string,
  unitId: string,
): Promise<Membership | null> => {
  const rows = await reader.query<MembershipRecord>(
    `select m.organization_id, m.role, ${subscriptionColumns}
     from membership m
     join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
     left join subscription s on s.organization_id = m.organization_id
     where m.user_id = $1 and o.main_unit_id = $2`,
    [userId, unitId],
  );
  const role = highest(rows.map((row) => row.role));
  const [row] = rows;
  if (role === null || row === undefined) return null;
  return { organizationId: row.organization_id, role, subscription: subscriptionOf(row) };
};
