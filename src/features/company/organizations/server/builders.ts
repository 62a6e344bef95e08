import { randomInt } from 'node:crypto';
import { luhnCheckDigit } from '#core/values/luhn.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import type { Role } from '#core/access/roles.ts';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { createOutlet } from '#features/company/outlets/server/commands.ts';
import type { CreatedOutlet } from '#features/company/outlets/server/commands.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused } from '#platform/wire/refused.ts';
import { setSubscription } from './commands-plan.ts';
import { createOrganization } from './commands.ts';

export interface Builder {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface BuiltOrganization {
  readonly organizationId: string;
  readonly outlets: readonly [CreatedOutlet, ...CreatedOutlet[]];
  /** A member of every outlet for each role. */
  readonly members: Readonly<Record<Role, BuiltAccount>>;
}

const filledIn = {
  display_name: 'Fiskhuset vid ån',
  website: 'fiskhuset.example',
  legal_name: 'Fiskhuset AB',
  organization_number: '559999-1642',
  forward_email: 'faktura@fiskhuset.example',
  contact_email: 'hej@fiskhuset.example',
  contact_tel: '+46 70 174 06 05',
  street: 'Ågatan 4',
  city: 'Uppsala',
  zip_code: '753 20',
  country: 'SE',
  bankgiro_number: '5050-1055',
  category: 'restaurant',
};

/** An outlet form that lacks nothing. */
export const buildOutletForm = (changes: Partial<typeof filledIn> = {}): typeof filledIn => ({
  ...filledIn,
  ...changes,
});

/** An organisation number of its own, with its check digit. */
export const buildOrganizationNumber = (): string => {
  const digits = `55${randomInt(2_000_000, 9_999_999)}`;
  return digits + luhnCheckDigit(digits);
};

const everyRole = ['reporter', 'editor', 'owner'] as const;

/**
 * Makes an organization of its own with `outlets` outlets and one member of each role, through the product's commands; on
 * trial unless a plan is said.
 */
export const buildOrganization = async (
  { db, clock, newId }: Builder,
  { outlets = ['Krog Bryggan'], plan }: { readonly outlets?: readonly string[]; readonly plan?: Plan } = {},
): Promise<BuiltOrganization> => {
  const organizationId = newId();
  const moment = { now: clock.now(), newId };
  const accounts = {
    reporter: await buildAccount({ db, clock, newId }),
    editor: await buildAccount({ db, clock, newId }),
    owner: await buildAccount({ db, clock, newId }),
  };
  const built = await db.tenantTransaction(organizationId, async (tx) => {
    const organizationNumber = buildOrganizationNumber();
    const registered = await createOrganization(
      tx,
      { organizationId, name: 'Bryggan AB', organizationNumber },
      moment.now,
    );
    if (registered instanceof Refused) throw new Error(registered.code);
    if (plan !== undefined) await setSubscription(tx, organizationId, { plan, endsAt: null }, moment.now);
    const made: CreatedOutlet[] = [];
    for (const displayName of outlets) {
      const outlet = await createOutlet(
        tx,
        { organizationId, displayName, inboundDomain: 'in.test' },
        moment,
      );
      made.push(outlet);
      for (const role of everyRole)
        await addMember(
          tx,
          { organizationId, outletId: outlet.outletId, userId: accounts[role].userId, role },
          moment.now,
        );
    }
    return made;
  });
  const [first, ...more] = built;
  if (first === undefined) throw new Error('an organization in a test has at least one outlet');
  return { organizationId, outlets: [first, ...more], members: accounts };
};
