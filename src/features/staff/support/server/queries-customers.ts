import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { contains, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { Paging } from '#platform/wire/paging.ts';
import type { Customer } from '../contract.ts';
import { shownOrganizationNumber } from '../rules.ts';

/** Lower case for Swedish, also on a server whose own lower case ends with ASCII. */
const lower = (column: string): string => `translate(lower(${column}), 'ÅÄÖÉÜÆØ', 'åäöéüæø')`;

const foundSql = `
  from user_account u
  where not u.staff and u.disabled_at is null and (
    ${lower('u.full_name')} like $1 or lower(u.email) like $1 or exists (
      select from membership m
      join organization c on c.organization_id = m.organization_id
      join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
      where m.user_id = u.id
        and (${lower('c.name')} like $1 or ${lower('o.display_name')} like $1 or c.organization_number like $2)))`;

interface Seat {
  readonly user_id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly organization_number: string;
  readonly role: Role;
  readonly outlets: { readonly unitId: string; readonly name: string }[];
}

const seatsSql = `
  select m.user_id, m.organization_id, c.name, c.organization_number,
    case max(array_position(array['reporter', 'editor', 'owner'], m.role))
      when 3 then 'owner' when 2 then 'editor' else 'reporter' end as role,
    jsonb_agg(jsonb_build_object('unitId', o.main_unit_id, 'name', o.display_name)
      order by ${swedishOrder('o.display_name')}, o.id) as outlets
  from membership m
  join organization c on c.organization_id = m.organization_id
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  where m.user_id = any($1::uuid[])
  group by m.user_id, m.organization_id, c.name, c.organization_number
  order by ${swedishOrder('c.name')}, m.organization_id`;

/** One page of customers by name, address, restaurant, company or organization number. A platform read, for staff only. */
export const findCustomers = async (
  reader: Reader,
  { search, ...page }: Paging & { readonly search: string },
): Promise<{ content: Customer[]; total: number }> => {
  const digits = search.replace(/[\s-]/g, '');
  const values = [contains(search), /^\d{4,}$/.test(digits) ? contains(digits) : null];
  const [count] = await reader.query<{ total: number }>(`select count(*)::int as total ${foundSql}`, values);
  const users = await reader.query<{ id: string; full_name: string; email: string; status: string }>(
    `select u.id, u.full_name, u.email, u.onboarding_status as status ${foundSql}
     order by ${swedishOrder('u.full_name')}, u.id limit $3 offset $4`,
    [...values, page.limit, offsetOf(page)],
  );
  const seats = await reader.query<Seat>(seatsSql, [users.map(({ id }) => id)]);
  const content = users.map((user) => ({
    userId: user.id,
    fullName: user.full_name,
    email: user.email,
    onboardingStatus: user.status,
    organizations: seats
      .filter((seat) => seat.user_id === user.id)
      .map((seat) => ({
        organizationId: seat.organization_id,
        name: seat.name,
        organizationNumber: shownOrganizationNumber(seat.organization_number),
        role: seat.role,
        outlets: seat.outlets,
      })),
  }));
  return { content, total: count?.total ?? 0 };
};
