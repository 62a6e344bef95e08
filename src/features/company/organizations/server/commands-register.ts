import { markRegistered } from '#features/account/accounts/server/commands-onboarding.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import type { RegisteredForm } from '#features/company/outlets/rules-outlet.ts';
import { isSameName, planRegistration } from '../rules-register.ts';
import type { Inherited, PlannedOrganization } from '../rules-register.ts';
import { createOrganization } from './commands.ts';
import { openOutlet, outletNames } from './commands-outlet.ts';
import type { RegisterAct } from './commands-outlet.ts';
import { listOutlets, organizationsOf } from './queries.ts';

/** A checked parent: made with the rest, or one that is there. */
export type Parent = Inherited &
  ({ readonly organizationId: string } | { readonly corporateIdentityNumber: string });

interface Registering {
  readonly parent: Parent | null;
  readonly plan: readonly PlannedOrganization[];
}

/** What a number is asked for with, by its place in the request. */
const pathsOf = ({ parent, plan }: Registering, number: string): string[] => [
  ...(parent?.number === number && !('organizationId' in parent)
    ? ['parentOrganization.organizationNumber']
    : []),
  ...plan
    .filter((one) => one.number === number)
    .flatMap(({ outlets }) => outlets.map(({ index }) => `outlets.${index}.organization_number`)),
];

/** Makes every organization that is new, in the order of their numbers, so that none waits for another in a circle. */
const makeOrganizations = async (
  tx: Tx,
  registering: Registering,
  act: RegisterAct & { readonly corporateIdentityNumber?: string | null },
) => {
  const { parent, plan } = registering;
  const ids = new Map<string, string>();
  const fresh = new Map(plan.map(({ number, name }) => [number, { number, name }]));
  if (parent !== null && 'organizationId' in parent) {
    ids.set(parent.number, parent.organizationId);
    fresh.delete(parent.number);
  } else if (parent !== null) fresh.set(parent.number, parent);
  const taken: string[] = [];
  for (const { number, name } of [...fresh.values()].toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
    const organizationId = act.newId();
    const isParent = parent !== null && number === parent.number && 'corporateIdentityNumber' in parent;
    const identity = act.corporateIdentityNumber ?? null;
    const more = isParent
      ? {
          corporateIdentityNumber: parent.corporateIdentityNumber,
          ...(parent.forwardEmail === null ? {} : { forwardEmail: parent.forwardEmail }),
        }
      : identity === null
        ? {}
        : { corporateIdentityNumber: identity };
    const made = await createOrganization(
      tx,
      { organizationId, name, organizationNumber: number, ...more },
      act.now,
    );
    if (made instanceof Refused) taken.push(number);
    else ids.set(number, organizationId);
  }
  if (taken.length === 0) return ids;
  const paths = taken.flatMap((number) => pathsOf(registering, number));
  const errors = Object.fromEntries(paths.map((path): [string, FieldCode] => [path, 'taken']));
  return refused(taken.length === 1 ? 'organization.exist' : 'organizations.exist', errors);
};

const joinParent = async (tx: Tx, parent: Parent, ids: ReadonlyMap<string, string>): Promise<void> => {
  const parentId = ids.get(parent.number);
  const children = [...ids.values()].filter((id) => id !== parentId);
  await tx.query(
    'update organization set parent_organization_id = $1 where organization_id = any($2::uuid[])',
    [parentId, children],
  );
};

/** Names that the existing parent has already. */
const repeatedNames = async (tx: Tx, { parent, plan }: Registering) => {
  if (parent === null || !('organizationId' in parent)) return null;
  const names = await outletNames(tx, parent.organizationId);
  const own = plan.find(({ number }) => number === parent.number)?.outlets ?? [];
  const repeated = own.filter(({ values }) => names.some((name) => isSameName(name, values.display_name)));
  if (repeated.length === 0) return null;
  return refused(
    'outlet.exist',
    Object.fromEntries(repeated.map(({ index }) => [`outlets.${index}.display_name`, 'taken' as const])),
  );
};

/**
 * Registers companies with their outlets, all or none (R48): the caller owns every one, and who was at the start of
 * onboarding is moved on. A refusal names the rows. In a platform transaction, because several tenants are written.
 */
export const register = async (
  tx: Tx,
  parent: Parent | null,
  forms: readonly RegisteredForm[],
  act: RegisterAct & { readonly requestId: string; readonly corporateIdentityNumber?: string | null },
) => {
  const plan = planRegistration(parent, forms);
  if ('code' in plan) return refused(plan.code, plan.errors);
  const registering = { parent, plan };
  const repeated = await repeatedNames(tx, registering);
  if (repeated !== null) return repeated;
  const ids = await makeOrganizations(tx, registering, act);
  if (ids instanceof Refused) return ids;
  const places = new Map<string, number>();
  const owner = [{ userId: act.userId, role: 'owner' as const }];
  const known = parent !== null && 'organizationId' in parent ? parent.organizationId : null;
  for (const [number, organizationId] of ids)
    if (organizationId !== known)
      await recordAudit(tx, act.actor, {
        organizationId,
        unitId: null,
        action: 'organization.register',
        subjectId: organizationId,
        detail: { outlets: plan.find((one) => one.number === number)?.outlets.length ?? 0 },
      });
  for (const { number, outlets } of plan) {
    const organizationId = ids.get(number) ?? '';
    for (const { index, values } of outlets) {
      const made = await openOutlet(tx, organizationId, values, owner, act);
      places.set(made.outletId, index);
    }
  }
  if (parent !== null) await joinParent(tx, parent, ids);
  const rows = await listOutlets(tx, act.userId, [...places.keys()]);
  const status = await markRegistered(tx, act.userId, forms.length, act);
  return {
    outlets: rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
    organizations: await organizationsOf(tx, [...ids.values()]),
    onboardingStatus: status,
  };
};
