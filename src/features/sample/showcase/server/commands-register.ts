import type { Role } from '#core/access/roles.ts';
import { createAccount } from '#features/account/accounts/server/commands.ts';
import { checkOutlet, type OutletValues } from '#features/company/outlets/rules-outlet.ts';
import { openOutlet } from '#features/company/organizations/server/commands-outlet.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { createOrganization } from '#features/company/organizations/server/commands.ts';
import type { OutletKey } from '#features/sample/demo/rules-suppliers.ts';
import type { SampleGroup } from '#features/sample/demo/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { secondOutlet, showcaseBuyer, showcaseOutlet } from '../rules-plan.ts';

/** Nobody signs in to the demo: its people only have done things. */
const people = [
  { role: 'owner', fullName: 'Exempelägaren', email: 'agare@krog.example' },
  { role: 'editor', fullName: 'Exempelkocken', email: 'kock@krog.example' },
  { role: 'reporter', fullName: 'Exempelservitören', email: 'servitor@krog.example' },
] as const;

/** Its restaurants. Whoever looks at the demo stands in the first one. */
const outlets: readonly { readonly key: OutletKey; readonly form: Readonly<Record<string, string>> }[] = [
  {
    key: 'main',
    form: {
      display_name: showcaseOutlet,
      contact_tel: '08-465 004 30',
      street: showcaseBuyer.street,
      zip_code: showcaseBuyer.postalCode,
      bankgiro_number: '99015018',
    },
  },
  {
    key: 'second',
    form: {
      display_name: secondOutlet,
      contact_tel: '08-465 004 40',
      street: 'Exempelgränd 2',
      zip_code: '111 21',
      bankgiro_number: '99015026',
    },
  },
];

/** The demo's restaurants, as the sample's acts take them. */
export interface ShowcaseGroup {
  readonly group: SampleGroup;
  /** Who stands there for somebody of that role who looks. */
  readonly people: Readonly<Record<Role, string>>;
}

const valuesOf = (form: (typeof outlets)[number]['form']): OutletValues =>
  checkOutlet({
    legal_name: showcaseBuyer.name,
    organization_number: showcaseBuyer.organizationNumber,
    forward_email: 'faktura@krog.example',
    contact_email: 'hej@krog.example',
    city: showcaseBuyer.city,
    ...form,
  }).values;

/** Registers the demo's people, company and restaurants in an empty database. */
export const registerShowcase = async (
  { db, newId }: { readonly db: Db; readonly newId: NewId },
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<ShowcaseGroup> => {
  const accounts = await db.platformTransaction(async (tx) => {
    const made: { userId: string; role: Role }[] = [];
    for (const { role, ...person } of people) {
      const account = {
        ...person,
        passwordHash: '',
        emailVerified: true,
        onboardingStatus: 'ONBOARDED',
      } as const;
      const userId = await createAccount(tx, account, { now, newId });
      if (userId instanceof Refused) throw new Error(`the demo's people: ${userId.code}`);
      made.push({ userId, role });
    }
    return made;
  });
  const userIdOf = (role: Role): string => accounts.find((account) => account.role === role)?.userId ?? '';
  const organizationId = newId();
  const scopes = await db.tenantTransaction(organizationId, async (tx) => {
    const { name, organizationNumber } = showcaseBuyer;
    const made = await createOrganization(
      tx,
      { organizationId, name, organizationNumber, isSample: true },
      now,
    );
    if (made instanceof Refused) throw new Error(`the demo's company: ${made.code}`);
    // What is shown of it is decided by the plan of whoever looks.
    await setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, now);
    const actor = { userId: userIdOf('owner'), impersonatedBy: null, requestId: 'demo' };
    const act = { now, newId, actor, inboundDomain: 'krog.example' };
    const opened = new Map<OutletKey, UnitScope>();
    for (const { key, form } of outlets) {
      const { unitId } = await openOutlet(tx, organizationId, valuesOf(form), accounts, act);
      opened.set(key, scopeOfRow({ organizationId, unitId }));
    }
    return opened;
  });
  return {
    group: {
      organizationId,
      today,
      scopes,
      userIds: { owner: userIdOf('owner'), editor: userIdOf('editor') },
      size: 'small',
      isComplete: false,
    },
    people: { owner: userIdOf('owner'), editor: userIdOf('editor'), reporter: userIdOf('reporter') },
  };
};
