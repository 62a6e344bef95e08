import { listOutletRoles } from '#features/outlets/server/queries.ts';
import { credentialsOf } from '#features/accounts/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { checkPassword } from '#platform/server/session/password-hash.ts';
import { swedishDate } from '#platform/server/swedish-date.ts';
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
    const [organization] = await reader.query<{
      id: string;
      created_at: Date;
      size: SampleSizeName;
      complete: boolean;
    }>(
      `select o.organization_id as id, o.created_at, r.detail ->> 'size' as size, exists (
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
      return outlet === undefined ? [] : [[key, mintUnitScope(organization.id, outlet.mainUnitId)]];
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
