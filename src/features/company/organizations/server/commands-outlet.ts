import { createOutlet } from '#features/company/outlets/server/commands.ts';
import type { CreatedOutlet, OutletDetails } from '#features/company/outlets/server/commands.ts';
import { addMember } from '#features/company/team/server/commands.ts';
import type { Role } from '#core/access/roles.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor } from '#platform/server/scope.ts';
import { outletCategories } from '#features/company/outlets/rules-outlet.ts';
import type { OutletValues } from '#features/company/outlets/rules-outlet.ts';

/** What registering is done with. */
export interface RegisterAct {
  readonly userId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
  readonly inboundDomain: string;
}

/** Checked values as the outlet's row holds them. */
export const detailsOf = (values: OutletValues): OutletDetails => ({
  website: values.website === '' ? null : values.website,
  forward_email: values.forward_email,
  contact_email: values.contact_email,
  contact_tel: values.contact_tel,
  street: values.street,
  city: values.city,
  zip_code: values.zip_code,
  country: values.country,
  bankgiro_number: values.bankgiro_number === '' ? null : values.bankgiro_number,
  category: outletCategories.find((category) => category === values.category) ?? 'other',
});

/** Makes an outlet with its unit, inbound address, members and row of the log. Its tenant's transaction or the platform's. */
export const openOutlet = async (
  tx: Tx,
  organizationId: string,
  values: OutletValues,
  members: readonly { readonly userId: string; readonly role: Role }[],
  act: Omit<RegisterAct, 'userId'>,
): Promise<CreatedOutlet> => {
  const { inboundDomain, actor, now } = act;
  const made = await createOutlet(
    tx,
    { organizationId, displayName: values.display_name, inboundDomain, details: detailsOf(values) },
    act,
  );
  for (const member of members)
    await addMember(tx, { organizationId, outletId: made.outletId, ...member }, now);
  await recordAudit(tx, actor, {
    organizationId,
    unitId: made.unitId,
    action: 'outlet.create',
    subjectId: made.outletId,
  });
  return made;
};

/** The names of an organization's outlets, which stay as they are until the transaction ends. */
export const outletNames = async (tx: Tx, organizationId: string): Promise<string[]> => {
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
  const rows = await tx.query<{ name: string }>(
    'select display_name as name from outlet where organization_id = $1',
    [organizationId],
  );
  return rows.map(({ name }) => name);
};
