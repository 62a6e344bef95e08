import { sql } from 'kysely';
import { maskedNumber } from '#core/values/personal-number.ts';
import type { Role } from '#core/access/roles.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { Outlet } from '../contract.ts';

/** The outlets of an organization that the user belongs to, or of those that share a unit of it. A tenant's read. */
export const outletIdsOf = async (
  reader: Reader,
  organizationId: string,
  userId: string,
  unitId: string | null = null,
): Promise<string[]> => {
  const rows = await reader.query<{ id: string }>(
    `select o.id from outlet o join membership m on m.organization_id = $1 and m.outlet_id = o.id
     where o.organization_id = $1 and m.user_id = $2 and ($3::uuid is null or o.main_unit_id = $3)`,
    [organizationId, userId, unitId],
  );
  return rows.map(({ id }) => id);
};

/** A reporter need not know a sole trader's number. */
const shownTo = (role: Role, number: string): string => (role === 'reporter' ? maskedNumber(number) : number);

/**
 * Whole rows of outlets that the user belongs to, in the order of the Swedish alphabet. A platform read, because a parent
 * is another tenant; the membership is what opens a row.
 */
export const listOutlets = async (
  reader: Reader,
  userId: string,
  outletIds?: readonly string[],
): Promise<Outlet[]> => {
  let query = reader.kysely
    .selectFrom('membership as m')
    .innerJoin('outlet as o', (join) =>
      join.onRef('o.organization_id', '=', 'm.organization_id').onRef('o.id', '=', 'm.outlet_id'),
    )
    .innerJoin('unit as u', (join) =>
      join.onRef('u.organization_id', '=', 'o.organization_id').onRef('u.id', '=', 'o.main_unit_id'),
    )
    .innerJoin('organization as c', 'c.organization_id', 'm.organization_id')
    .leftJoin('organization as p', 'p.organization_id', 'c.parent_organization_id')
    .select(['o.id', 'o.display_name', 'o.main_unit_id', 'o.organization_id', 'o.website', 'o.forward_email'])
    .select(['o.contact_email', 'o.contact_tel', 'o.street', 'o.city', 'o.zip_code', 'o.country'])
    .select(['o.bankgiro_number', 'o.category', 'u.inbound_address', 'm.role'])
    .select(['c.name as legal_name', 'c.organization_number'])
    .select(['p.name as parent_name', 'p.organization_number as parent_number'])
    .select('p.forward_email as parent_email')
    .where('m.user_id', '=', userId)
    .orderBy(sql.raw(swedishOrder('o.display_name')))
    .orderBy('o.id');
  if (outletIds !== undefined) query = query.where('o.id', '=', sql<string>`any(${outletIds}::uuid[])`);
  const rows = await query.execute();
  const signed = await signedOrganizations(
    reader,
    rows.map((row) => row.organization_id),
  );
  return rows.map(
    ({
      display_name,
      organization_id,
      main_unit_id,
      inbound_address,
      parent_name,
      parent_number,
      parent_email,
      role,
      organization_number: number,
      ...row
    }) => ({
      ...row,
      organization_number: shownTo(role, number),
      displayName: display_name,
      display_name,
      organizationId: organization_id,
      mainUnitId: main_unit_id,
      inboundAddress: inbound_address,
      parentOrganization:
        parent_name === null || parent_number === null
          ? null
          : {
              organizationName: parent_name,
              organizationNumber: shownTo(role, parent_number),
              forwardEmail: parent_email,
            },
      powerOfAttorney: signed.has(organization_id) ? 'signed' : 'not-signed',
    }),
  );
};

/** Whether an organisation number of ten digits is registered. A platform read. */
export const isRegistered = async (reader: Reader, organizationNumber: string): Promise<boolean> => {
  const rows = await reader.query('select 1 from organization where organization_number = $1', [
    organizationNumber,
  ]);
  return rows.length > 0;
};

/** Organizations as registering answers them, by name. A platform read; who may see them was checked before. */
export const organizationsOf = (reader: Reader, organizationIds: readonly string[]) =>
  reader.query<{
    id: string;
    organizationName: string;
    organizationNumber: string;
    parentOrganizationId: string | null;
  }>(
    `select organization_id as id, name as "organizationName", organization_number as "organizationNumber",
       parent_organization_id as "parentOrganizationId"
     from organization where organization_id = any($1::uuid[]) order by name, organization_id`,
    [organizationIds],
  );

const owns = (organization: string): string => `
  select from membership m where m.organization_id = ${organization}.organization_id and m.user_id = $2 and m.role = 'owner'`;

/**
 * An organization that the user owns as a parent: an outlet of it or, while it has none, one of each company that belongs to
 * it. Null when there is none. A platform read.
 */
export const ownedParent = async (reader: Reader, userId: string, organizationId: string) => {
  const [row] = await reader.query<{ name: string; number: string; forwardEmail: string | null }>(
    `select o.name, o.organization_number as number, o.forward_email as "forwardEmail" from organization o
     where o.organization_id = $1 and (
       exists (${owns('o')})
       or not exists (select from outlet t where t.organization_id = o.organization_id)
         and exists (select from organization c where c.parent_organization_id = o.organization_id)
         and not exists (
           select from organization c where c.parent_organization_id = o.organization_id and not exists (${owns('c')})))`,
    [organizationId, userId],
  );
  return row === undefined ? null : { ...row, organizationId };
};

/** Those of the organizations that have signed. A platform read. */
export const signedOrganizations = async (
  reader: Reader,
  organizationIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await reader.query<{ id: string }>(
    `select distinct organization_id as id from power_of_attorney
     where organization_id = any($1::uuid[]) and state = 'signed'`,
    [organizationIds],
  );
  return new Set(rows.map(({ id }) => id));
};
