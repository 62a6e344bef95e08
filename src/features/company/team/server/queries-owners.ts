import type { Reader, Tx } from '#platform/server/db/port.ts';

/** Where to write to somebody of the team. */
export interface Addressee {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: 'sv' | 'en';
}

/** The owners of outlets, each once. A tenant's read. */
export const ownersOf = (
  reader: Reader,
  organizationId: string,
  outletIds: readonly string[],
): Promise<Addressee[]> =>
  reader.query<Addressee>(
    `select t.user_id as "userId", t.full_name as "fullName", t.email, t.language
     from team_account t
     where t.organization_id = $1 and exists (
       select from membership m
       where m.organization_id = $1 and m.user_id = t.user_id and m.role = 'owner' and m.outlet_id = any($2::uuid[]))
     order by t.user_id`,
    [organizationId, outletIds],
  );

/**
 * The organizations with invoices in which the user is the only owner of an outlet: the account cannot be deleted before
 * somebody else owns it (R12). In a platform transaction; teams stay as they are until it ends.
 */
export const soleOwnerships = async (tx: Tx, userId: string): Promise<string[]> => {
  await tx.query(
    `select 1 from organization
     where organization_id in (select organization_id from membership where user_id = $1)
     order by organization_id for update`,
    [userId],
  );
  // Across tenants: an account that goes may own several organizations.
  const rows = await tx.query<{ id: string }>(
    `select o.organization_id as id from organization o
     where exists (
       select from membership m
       where m.organization_id = o.organization_id and m.user_id = $1 and m.role = 'owner' and not exists (
         select from membership x
         where x.organization_id = m.organization_id and x.outlet_id = m.outlet_id and x.role = 'owner' and x.user_id <> $1))
       and exists (select from invoice i where i.organization_id = o.organization_id)
     order by 1`,
    [userId],
  );
  return rows.map(({ id }) => id);
};
