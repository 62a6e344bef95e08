import type { Role } from '#core/access/roles.ts';
import { addOutlet } from '#features/company/organizations/server/commands-add.ts';
import { changeOutlet } from '#features/company/organizations/server/commands-change.ts';
import type { OutletField } from '#features/company/outlets/rules-outlet.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { scopeOfRow, type UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { OutletEffect } from '../rules-outlets.ts';
import type { Act } from './commands-open.ts';

/** What an import of outlets is carried out with. */
export interface OutletAct extends Act {
  readonly role: Role;
  readonly newId: NewId;
  readonly inboundDomain: string;
  readonly post: PostDeps;
}

/** The fields of outlets of the organization, by id. */
export const outletsNow = async (
  reader: Reader,
  { organizationId }: UnitScope,
): Promise<ReadonlyMap<string, Readonly<Partial<Record<OutletField, string | null>>>>> => {
  const rows = await reader.query<{ id: string } & Partial<Record<OutletField, string | null>>>(
    `select id, display_name, website, forward_email, contact_email, contact_tel, street, city, zip_code, country, bankgiro_number,
       category
     from outlet where organization_id = $1 order by id`,
    [organizationId],
  );
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
};

/** Makes and changes outlets as an editor does by hand; false where one of them cannot be. */
export const carryOutlets = async (
  tx: Tx,
  scope: UnitScope,
  { role, ...act }: OutletAct,
  effects: readonly OutletEffect[],
): Promise<boolean> => {
  for (const effect of effects) {
    const done =
      effect.outletId === null
        ? await addOutlet(tx, scope, role, effect.form, act)
        : await changeOutlet(
            tx,
            scopeOfRow({ organizationId: scope.organizationId, unitId: effect.unitId }),
            effect.outletId,
            effect.form,
            act,
          );
    if (done instanceof Refused) return false;
  }
  return true;
};

/** Whatever has a row of a unit, or of an outlet, once somebody uses it. */
const usedSql = `
  select o.id from outlet o
  where o.organization_id = $1 and o.id = any($2::uuid[])
    and (exists (select from outlet x where x.organization_id = $1 and x.main_unit_id = o.main_unit_id and x.id <> o.id)
      or exists (select from document t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from mail t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from sender t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from mailbox t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from history_import t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from unit_route t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from saved_view t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from task_snooze t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from list_import t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from list_export t where t.organization_id = $1 and t.unit_id = o.main_unit_id)
      or exists (select from outlet_supplier t where t.organization_id = $1 and t.outlet_id = o.id)
      or exists (select from supplier_request_outlet t where t.organization_id = $1 and t.outlet_id = o.id)
      or exists (select from invitation_outlet t where t.organization_id = $1 and t.outlet_id = o.id))
  limit 1`;

/** Whether one of the outlets is in use already, so that it cannot be as if it had never been. */
export const isUsed = async (
  reader: Reader,
  { organizationId }: UnitScope,
  outletIds: readonly string[],
): Promise<boolean> => (await reader.query(usedSql, [organizationId, outletIds])).length > 0;

const restoreSql = `
  update outlet o set display_name = w.display_name, website = w.website, forward_email = w.forward_email,
    contact_email = w.contact_email, contact_tel = w.contact_tel, street = w.street, city = w.city, zip_code = w.zip_code,
    country = w.country, bankgiro_number = w.bankgiro_number, category = w.category
  from jsonb_to_recordset($2::jsonb) w(id uuid, display_name text, website text, forward_email text, contact_email text,
    contact_tel text, street text, city text, zip_code text, country text, bankgiro_number text, category text)
  where o.organization_id = $1 and o.id = w.id`;

/** Takes outlets away that nobody has used, and puts the fields of others back. */
export const restoreOutlets = async (
  tx: Tx,
  { organizationId }: UnitScope,
  made: readonly string[],
  before: readonly object[],
): Promise<void> => {
  const key = [organizationId, made];
  const units = await tx.query<{ unit: string }>(
    'select main_unit_id as unit from outlet where organization_id = $1 and id = any($2::uuid[])',
    key,
  );
  await tx.query('delete from membership where organization_id = $1 and outlet_id = any($2::uuid[])', key);
  await tx.query('delete from outlet where organization_id = $1 and id = any($2::uuid[])', key);
  await tx.query('delete from unit where organization_id = $1 and id = any($2::uuid[])', [
    organizationId,
    units.map(({ unit }) => unit),
  ]);
  await tx.query(restoreSql, [organizationId, JSON.stringify(before)]);
};
