import { listOutletRoles } from '#features/company/outlets/server/queries.ts';
import { credentialsOf } from '#features/account/accounts/server/queries.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { checkPassword } from '#platform/server/session/password-hash.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { samplePassword, samplePeople } from '../rules-people.ts';
import type { SampleSizeName } from '../rules-size.ts';
import { sampleOrganization, sampleOutlets, type OutletKey } from '../rules-suppliers.ts';

/** What marks in the audit log that the sample was registered, and in which size. */
export const sampleRegistered = 'sample.registered';

/** What marks in the audit log that the whole sample has arrived. */
export const sampleCompleted = 'sample.completed';

/** The registered sample group. */
export interface SampleGroup {
  readonly organizationId: string;
  /** The day it was registered, which is the last one of its invoices. */
  readonly today: string;
  readonly scopes: ReadonlyMap<OutletKey, UnitScope>;
  /** Who decides: the owner and the editor. */
  readonly userIds: { readonly owner: string; readonly editor: string };
  /** Chosen when it was registered; a later start goes on with it. */
  readonly size: SampleSizeName;
  readonly isComplete: boolean;
}

/** The sample group of this database, or null when it has none. */
export const findSampleGroup = (db: Db): Promise<SampleGroup | null> =>
  db.platformRead(async (reader) => {
    // Across tenants: a start looks for samples that it has begun.
    const [organization] = await reader.query<{
      id: string;
      created_at: Date;
      size: SampleSizeName;
      complete: boolean;
    }>(
      `select o.organization_id as id, o.created_at, coalesce(r.detail ->> 'size', 'full') as size, exists (
         select from audit_entry a where a.organization_id = o.organization_id and a.action = $3) as complete
       from organization o
       join audit_entry r on r.organization_id = o.organization_id and r.action = $2
       where o.organization_number = $1`,
      [sampleOrganization.organizationNumber, sampleRegistered, sampleCompleted],
    );
    const idOf = async (role: 'owner' | 'editor'): Promise<string | undefined> => {
      const email = samplePeople.find((person) => person.role === role)?.email ?? '';
      return (await credentialsOf(reader, email))?.userId;
    };
    const [owner, editor] = [await idOf('owner'), await idOf('editor')];
    if (organization === undefined || owner === undefined || editor === undefined) return null;
    const outlets = await listOutletRoles(reader, owner);
    const scopes = sampleOutlets.flatMap(({ key, name }): [OutletKey, UnitScope][] => {
      const outlet = outlets.find(({ outletInformation }) => outletInformation.displayName === name);
      return outlet === undefined
        ? []
        : [[key, scopeOfRow({ organizationId: organization.id, unitId: outlet.mainUnitId })]];
    });
    return {
      organizationId: organization.id,
      today: swedishDate(organization.created_at),
      scopes: new Map(scopes),
      userIds: { owner, editor },
      size: organization.size,
      isComplete: organization.complete,
    };
  });

/** Where the first restaurant of the sample takes mail. */
export const inboundAddressOf = async (db: Db, { organizationId, scopes }: SampleGroup): Promise<string> => {
  const unitId = scopes.get('main')?.unitId ?? null;
  const [unit] = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ address: string }>(
      'select inbound_address as address from unit where organization_id = $1 and id = $2',
      [organizationId, unitId],
    ),
  );
  return unit?.address ?? '';
};

/** Whether any of the documents, or what came inside one, still waits to be read. */
export const stillUnread = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  ids: readonly string[],
): Promise<boolean> => {
  const waiting = await reader.query(
    `select from document where organization_id = $1 and unit_id = $2 and state in ('stored', 'recognising')
       and (id = any($3::uuid[]) or root_id = any($3::uuid[])) limit 1`,
    [organizationId, unitId, ids],
  );
  return waiting.length > 0;
};

/** Suppliers of the unit's organization whose mail is to be trusted and is not yet, by their names in the sample. */
export const findUnconfirmed = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  names: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> =>
  reader.query(
    `select o.id, o.display_name as name from organization_supplier o
     where o.organization_id = $1 and o.display_name = any($3::text[]) and not exists (
       select from sender s where s.organization_id = $1 and s.unit_id = $2 and s.supplier_id = o.id)`,
    [organizationId, unitId, names],
  );

/** Anybody could sign in, because this database has the sample's accounts with the password that is printed at start. */
export class SampleAccounts extends Error {
  readonly code = 'sample_accounts';
}

/**
 * Throws `SampleAccounts` when somebody could sign in with what the sample publishes. Accounts that are disabled or have
 * a password of their own are let be, so that nobody is locked out of data that became real.
 */
export const refuseSampleAccounts = async (db: Db): Promise<void> => {
  const open: string[] = [];
  for (const { email } of samplePeople) {
    const known = await db.platformRead((reader) => credentialsOf(reader, email));
    if (known === null || known.disabled) continue;
    if (await checkPassword(known.passwordHash, samplePassword)) open.push(email);
  }
  if (open.length === 0) return;
  throw new SampleAccounts(
    `production does not open a database in which the sample's password signs in: ${open.join(', ')}. ` +
      'Give it a DATA_DIR or DATABASE_URL of its own, or disable these accounts (docs/operations.md).',
  );
};
