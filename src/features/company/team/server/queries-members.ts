import { may } from '#core/access/policy.ts';
import { highest } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { Member } from '../contract.ts';

/** Who asks, and with which role in the unit. */
export interface Viewer {
  readonly userId: string;
  readonly role: Role;
}

interface Seat {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly outletId: string;
  readonly name: string;
  readonly role: Role;
  readonly isLastOwner: boolean;
}

const seatsSql = `
  select m.user_id as "userId", t.full_name as "fullName", t.email, m.outlet_id as "outletId", o.display_name as name, m.role,
    m.role = 'owner' and not exists (
      select from membership x
      where x.organization_id = m.organization_id and x.outlet_id = m.outlet_id and x.role = 'owner'
        and x.user_id <> m.user_id
    ) as "isLastOwner"
  from membership m
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  join team_account t on t.organization_id = m.organization_id and t.user_id = m.user_id
  where m.organization_id = $1 and o.main_unit_id = $2 and ($3::uuid is null or m.user_id = $3)
  order by ${swedishOrder('t.full_name')}, m.user_id, ${swedishOrder('o.display_name')}, m.outlet_id`;

const memberOf = (seats: readonly [Seat, ...Seat[]], viewer: Viewer): Member => {
  const [{ userId, fullName, email, role }] = seats;
  return {
    userId,
    fullName,
    email: may(viewer.role, 'team.read-addresses') ? email : null,
    role: highest(seats.map((seat) => seat.role)) ?? role,
    outlets: seats.map(({ outletId, name, role: there }) => ({ outletId, name, role: there })),
    isYou: userId === viewer.userId,
    isLastOwner: seats.some((seat) => seat.isLastOwner),
  };
};

/** The members of the unit's outlets in the order of the Swedish alphabet, or the one asked for. A tenant's read. */
export const listMembers = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  viewer: Viewer,
  memberId: string | null = null,
): Promise<Member[]> => {
  const seats = await reader.query<Seat>(seatsSql, [organizationId, unitId, memberId]);
  const byMember = new Map<string, [Seat, ...Seat[]]>();
  for (const seat of seats) {
    const known = byMember.get(seat.userId);
    if (known === undefined) byMember.set(seat.userId, [seat]);
    else known.push(seat);
  }
  return [...byMember.values()].map((own) => memberOf(own, viewer));
};
