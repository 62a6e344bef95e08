import type { Role } from '#core/access/roles.ts';
import { createAccount, newPasswordHash } from '#features/account/accounts/server/commands.ts';
import { credentialsOf } from '#features/account/accounts/server/queries.ts';
import { checkOutlet } from '#features/company/outlets/rules-outlet.ts';
import type { OutletValues } from '#features/company/outlets/rules-outlet.ts';
import { openOutlet } from '#features/company/organizations/server/commands-outlet.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { createOrganization } from '#features/company/organizations/server/commands.ts';
import type { LinkStatus } from '#features/suppliers/suppliers/contract.ts';
import { prepareSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import { linkSuppliers } from '#features/suppliers/suppliers/server/commands-links.ts';
import type { LinkAct } from '#features/suppliers/suppliers/server/commands-links.ts';
import { requestSuppliers } from '#features/suppliers/suppliers/server/commands-requests.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused } from '#platform/wire/refused.ts';
import { sampleOwnDomain, samplePassword, samplePeople } from '../rules-people.ts';
import type { SamplePerson } from '../rules-people.ts';
import type { SampleSizeName } from '../rules-size.ts';
import { sampleLinks, sampleOrganization, sampleOutlets, sampleRequest } from '../rules-suppliers.ts';
import { sampleRegistered } from './queries.ts';

export interface RegisterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly inboundDomain: string;
}

/** Whether nobody but the sample's own people, and no organization, has been registered. */
export const isUntouched = (db: Db): Promise<boolean> =>
  db.platformRead(async (reader) => {
    const [found] = await reader.query<{ taken: boolean }>(
      `select exists (select from organization)
         or exists (select from user_account where lower(email) <> all($1::text[])) as taken`,
      [samplePeople.map(({ email }) => email)],
    );
    return found?.taken === false;
  });

/** Somebody else has registered it, or begun to. */
export class SampleTaken extends Error {}

const accountOf = async ({ db, clock, newId }: RegisterDeps, person: SamplePerson): Promise<string> => {
  const context = [person.email, person.fullName, sampleOrganization.name];
  const passwordHash = await newPasswordHash(samplePassword, context);
  if (passwordHash instanceof Refused) throw new Error(`the sample's password: ${passwordHash.code}`);
  return db.platformTransaction(async (tx) => {
    const known = await credentialsOf(tx, person.email);
    if (known !== null) return known.userId;
    const made = await createAccount(
      tx,
      { ...person, passwordHash, emailVerified: true, onboardingStatus: 'ONBOARDED' },
      { now: clock.now(), newId },
    );
    if (made instanceof Refused) throw new SampleTaken(made.code);
    return made;
  });
};

const valuesOf = ({ name, buyer, form }: (typeof sampleOutlets)[number]): OutletValues => {
  const { values, faults } = checkOutlet({
    display_name: name,
    legal_name: sampleOrganization.name,
    organization_number: sampleOrganization.organizationNumber,
    forward_email: `faktura@${sampleOwnDomain}`,
    contact_email: `hej@${sampleOwnDomain}`,
    street: buyer.street,
    zip_code: buyer.postalCode,
    city: buyer.city,
    ...form,
  });
  if (Object.keys(faults).length > 0) throw new Error(`${name} in the sample: ${Object.keys(faults).join()}`);
  return values;
};

/**
 * Chooses suppliers that no invoice comes from for the first restaurant: some wait, some are set inactive, and one that
 * the directory lacks is asked for. Names that this database's directory does not have are left out.
 */
const chooseSuppliers = async (
  tx: Tx,
  organizationId: string,
  outletIds: readonly string[],
  act: LinkAct,
): Promise<void> => {
  const [outletId = ''] = outletIds;
  const outlets = new Map(outletIds.map((id) => [id, { outletId: id }]));
  const { requested, inactive } = sampleLinks;
  const listed = await tx.query<{ id: string; name: string }>(
    'select id, display_name as name from supplier where display_name = any($1::text[]) order by id',
    [[...requested, ...inactive]],
  );
  const link = async (names: readonly string[], status?: LinkStatus): Promise<void> => {
    const rows = listed.filter(({ name }) => names.includes(name));
    const organizationSuppliers = rows.map(({ id }) => ({ supplierId: id, outletId, status }));
    const body = { organizationSuppliers, replace: false, outletIds: [] };
    const done = await linkSuppliers(tx, organizationId, act, outlets, body);
    if (done instanceof Refused) throw new Error(`the sample's suppliers: ${done.code}`);
  };
  await link(requested);
  await link(inactive, 'active');
  await link(inactive, 'inactive');
  const request = { ...sampleRequest, outletIds: [outletId] };
  const asked = await requestSuppliers(tx, organizationId, act, outlets, prepareSuppliers([]), [request]);
  if (asked instanceof Refused) throw new Error(`the sample's request: ${asked.code}`);
};

/** Registers the sample group: its people, the organization, its restaurants, and who may do what in them. */
export const registerSample = async (deps: RegisterDeps, size: SampleSizeName): Promise<void> => {
  const { db, clock, newId } = deps;
  const members: { readonly userId: string; readonly role: Role }[] = [];
  for (const person of samplePeople)
    members.push({ userId: await accountOf(deps, person), role: person.role });
  const ownerId = members.find(({ role }) => role === 'owner')?.userId ?? null;
  const organizationId = newId();
  const now = clock.now();
  await db.tenantTransaction(organizationId, async (tx) => {
    const made = await createOrganization(tx, { organizationId, ...sampleOrganization, isSample: true }, now);
    if (made instanceof Refused) throw new SampleTaken(made.code);
    // All that any plan gives is there to be looked at.
    await setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, now);
    const actor = { userId: null, impersonatedBy: null, requestId: 'sample' };
    const act = { now, newId, actor, inboundDomain: deps.inboundDomain };
    const outletIds: string[] = [];
    for (const outlet of sampleOutlets)
      outletIds.push((await openOutlet(tx, organizationId, valuesOf(outlet), members, act)).outletId);
    await chooseSuppliers(tx, organizationId, outletIds, {
      now,
      newId,
      actor: { ...actor, userId: ownerId },
    });
    const subject = { organizationId, unitId: null, subjectId: organizationId };
    await recordAudit(tx, actor, { ...subject, action: sampleRegistered, detail: { size } });
  });
};
