import type { Role } from '#core/access/roles.ts';
import { ownersOf } from '#features/company/team/server/queries-owners.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { refused } from '#platform/wire/refused.ts';
import { checkOutlet, organizationNumberOf, outletFields } from '#features/company/outlets/rules-outlet.ts';
import type { OutletForm } from '#features/company/outlets/rules-outlet.ts';
import { isSameName } from '../rules-register.ts';
import { openOutlet, outletNames } from './commands-outlet.ts';
import type { RegisterAct } from './commands-outlet.ts';

/** The company is there already, whatever is said of it. */
const asked = outletFields.filter((field) => field !== 'legal_name' && field !== 'organization_number');

/**
 * One more outlet in the unit's organization. Whoever owns an outlet of the unit owns it too, so that it is never without
 * an owner (R12); the actor has the role there that they have in the unit.
 */
export const addOutlet = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  role: Role,
  form: OutletForm,
  act: RegisterAct,
) => {
  const names = await outletNames(tx, organizationId);
  const [company] = await tx.query<{ number: string }>(
    'select organization_number as number from organization where organization_id = $1',
    [organizationId],
  );
  if (company === undefined) throw new Error('a unit has an organization');
  const { values, faults } = checkOutlet(form, asked);
  const errors: Record<string, FieldCode> = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [`outlet.${field}`, fault]),
  );
  const typed = (form.organization_number ?? '').trim();
  if (typed !== '' && organizationNumberOf(typed) !== company.number)
    errors['outlet.organization_number'] = 'mismatch';
  if (Object.keys(errors).length === 1 && faults.forward_email === 'required')
    return refused('outlet.create.organization.empty_forward_email', errors);
  if (Object.keys(errors).length > 0) return refused('bad.request', errors);
  if (names.some((name) => isSameName(name, values.display_name)))
    return refused('outlet.exist', { 'outlet.display_name': 'taken' });
  const outlets = await tx.query<{ id: string }>(
    'select id from outlet where organization_id = $1 and main_unit_id = $2',
    [organizationId, unitId],
  );
  const owners = await ownersOf(
    tx,
    organizationId,
    outlets.map(({ id }) => id),
  );
  const members = [
    { userId: act.userId, role },
    ...owners.map(({ userId }) => ({ userId, role: 'owner' as const })),
  ];
  return openOutlet(tx, organizationId, values, members, act);
};
