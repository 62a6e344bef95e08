import { createAccount } from '#features/account/accounts/server/commands.ts';
import { checkOutlet } from '#features/company/outlets/rules-outlet.ts';
import { openOutlet } from '#features/company/organizations/server/commands-outlet.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { createOrganization } from '#features/company/organizations/server/commands.ts';
import type { SampleGroup } from '#features/sample/demo/server/queries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { showcaseBuyer, showcaseOutlet } from '../rules-plan.ts';

/** Nobody signs in to the demo: its people only have done things. */
const people = [
  { role: 'owner', fullName: 'Exempelägaren', email: 'agare@krog.example' },
  { role: 'editor', fullName: 'Exempelkocken', email: 'kock@krog.example' },
] as const;

/** The demo's restaurant, as the sample's acts take one. */
export interface ShowcaseGroup {
  readonly group: SampleGroup;
  readonly scope: UnitScope;
}

/** Registers the demo's people, company and restaurant in an empty database. */
export const registerShowcase = async (
  { db, newId }: { readonly db: Db; readonly newId: NewId },
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<ShowcaseGroup> => {
  const accounts = await db.platformTransaction(async (tx) => {
    const made: { userId: string; role: 'owner' | 'editor' }[] = [];
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
  const userIdOf = (role: 'owner' | 'editor'): string =>
    accounts.find((account) => account.role === role)?.userId ?? '';
  const organizationId = newId();
  const { values } = checkOutlet({
    display_name: showcaseOutlet,
    legal_name: showcaseBuyer.name,
    organization_number: showcaseBuyer.organizationNumber,
    forward_email: 'faktura@krog.example',
    contact_email: 'hej@krog.example',
    contact_tel: '08-465 004 30',
    street: showcaseBuyer.street,
    zip_code: showcaseBuyer.postalCode,
    city: showcaseBuyer.city,
    bankgiro_number: '99015018',
  });
  const { unitId } = await db.tenantTransaction(organizationId, async (tx) => {
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
    return openOutlet(tx, organizationId, values, accounts, {
      now,
      newId,
      actor,
      inboundDomain: 'krog.example',
    });
  });
  const scope = scopeOfRow({ organizationId, unitId });
  return {
    scope,
    group: {
      organizationId,
      today,
      scopes: new Map([['main', scope]]),
      userIds: { owner: userIdOf('owner'), editor: userIdOf('editor') },
      size: 'small',
      isComplete: false,
    },
  };
};
