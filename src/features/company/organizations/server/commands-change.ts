import type { z } from 'zod';
import { atLeast } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import { ownersOf } from '#features/company/team/server/queries-owners.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { FieldCode } from '#platform/wire/error-codes.ts';
import { refused } from '#platform/wire/refused.ts';
import type { organizationsContract } from '../contract.ts';
import { checkOutlet, outletFields } from '#features/company/outlets/rules-outlet.ts';
import type { OutletField } from '#features/company/outlets/rules-outlet.ts';
import { isSameName } from '../rules-register.ts';
import { postChangeNotice } from './emails.ts';

export interface ChangeAct {
  readonly userId: string;
  readonly actor: Actor;
  readonly post: PostDeps;
}

type Asked = z.output<typeof organizationsContract.changeOutlet.body & z.ZodType>;

type Stored = Record<OutletField, string | null> & { readonly role: Role; readonly who: string };

const storedSql = `
  select o.display_name, o.website, c.name as legal_name, c.organization_number, o.forward_email, o.contact_email,
    o.contact_tel, o.street, o.city, o.zip_code, o.country, o.bankgiro_number, o.category, m.role,
    coalesce((select t.full_name from team_account t where t.organization_id = $1 and t.user_id = $4), '') as who
  from outlet o join organization c on c.organization_id = $1
  join membership m on m.organization_id = $1 and m.outlet_id = o.id and m.user_id = $4
  where o.organization_id = $1 and o.main_unit_id = $2 and o.id = $3`;

/** Where money and invoices go. */
const guarded = ['bankgiro_number', 'forward_email'] as const;

/** What is another value than before, checked; the country's rules hold for what is kept too. */
const changesOf = (stored: Stored, asked: Asked) => {
  const sent = outletFields.filter((field) => asked[field] !== undefined);
  const whole = Object.fromEntries(
    outletFields.map((field) => [field, asked[field] ?? stored[field] ?? undefined]),
  );
  const touched = sent.includes('country') ? [...new Set([...sent, 'zip_code' as const])] : sent;
  const { values, faults } = checkOutlet(whole, touched);
  const changed = sent.filter(
    (field) => faults[field] === undefined && values[field] !== (stored[field] ?? ''),
  );
  return { values, faults, changed };
};

type OwnField = Exclude<OutletField, 'legal_name' | 'organization_number'>;

const ownFields = outletFields.filter(
  (field): field is OwnField => field !== 'legal_name' && field !== 'organization_number',
);

const write = async (
  tx: Tx,
  organizationId: string,
  outletId: string,
  changes: Partial<Record<OutletField, string>>,
) => {
  const { legal_name: legalName, ...own } = changes;
  if (legalName !== undefined)
    await tx.query('update organization set name = $2 where organization_id = $1', [
      organizationId,
      legalName,
    ]);
  // A unit of one outlet has its name.
  if (own.display_name !== undefined)
    await tx.query(
      `update unit u set name = $3 from outlet o
       where u.organization_id = $1 and o.organization_id = $1 and o.id = $2 and u.id = o.main_unit_id
         and not exists (
           select from outlet x where x.organization_id = $1 and x.main_unit_id = u.id and x.id <> o.id)`,
      [organizationId, outletId, own.display_name],
    );
  for (const column of ownFields) {
    const value = own[column];
    if (value === undefined) continue;
    await tx.query(`update outlet set ${column} = $3 where organization_id = $1 and id = $2`, [
      organizationId,
      outletId,
      column === 'website' && value === '' ? null : value,
    ]);
  }
};

/**
 * Changes the fields of an outlet that are sent. Another bankgiro number or invoice e-mail needs a confirmation, is told
 * to the owners, and is not for staff who act as a customer. The organisation number stays what it was registered with.
 */
export const changeOutlet = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  outletId: string,
  asked: Asked,
  act: ChangeAct,
) => {
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
  const [stored] = await tx.query<Stored>(storedSql, [organizationId, unitId, outletId, act.userId]);
  if (stored === undefined) return refused('outlet.not_exist');
  if (!atLeast(stored.role, 'editor')) return refused('permission.required');
  const { values, faults, changed } = changesOf(stored, asked);
  const errors: Record<string, FieldCode> = { ...faults };
  if (changed.includes('organization_number')) errors['organization_number'] = 'fixed';
  if (Object.keys(errors).length === 1 && errors['forward_email'] === 'required')
    return refused('organization.update.empty_forward_email', { forward_email: 'required' });
  if (Object.keys(errors).length > 0) return refused('bad.request', errors);
  if (changed.length === 0) return { outletId };
  const sensitive = guarded.filter((field) => changed.includes(field));
  if (sensitive.length > 0 && act.actor.impersonatedBy !== null) return refused('permission.required');
  if (sensitive.length > 0 && asked.confirmed !== true) return refused('outlet.confirmation_required');
  if (changed.includes('display_name')) {
    const others = await tx.query<{ name: string }>(
      'select display_name as name from outlet where organization_id = $1 and id <> $2',
      [organizationId, outletId],
    );
    if (others.some(({ name }) => isSameName(name, values.display_name)))
      return refused('outlet.exist', { display_name: 'taken' });
  }
  await write(
    tx,
    organizationId,
    outletId,
    Object.fromEntries(changed.map((field) => [field, values[field]])),
  );
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId,
    action: 'outlet.change',
    subjectId: outletId,
    detail: { fields: changed },
  });
  if (sensitive.length === 0) return { outletId };
  const notice = {
    who: stored.who,
    outlet: values.display_name === '' ? (stored.display_name ?? '') : values.display_name,
    outletId,
    bankgiro: changed.includes('bankgiro_number') ? values.bankgiro_number : undefined,
    forwardEmail: changed.includes('forward_email') ? values.forward_email : undefined,
  };
  for (const owner of await ownersOf(tx, organizationId, [outletId]))
    await postChangeNotice(tx, act.post, owner, notice);
  return { outletId };
};
