import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { telephoneOf } from '#platform/wire/phone.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SupplierContact } from '../contract.ts';
import { contactOf } from '../rules-contact.ts';
import { findAsked } from './commands-own.ts';

/**
 * Writes down how the organization reaches a supplier, by the directory's id or the organization's own. The audit row has the number
 * before and after: whoever changes it changes what people call when an account looks wrong.
 */
export const setSupplierContact = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  actor: Actor,
  { supplierId, ...typed }: { readonly supplierId: string; readonly phone: string; readonly email: string },
): Promise<SupplierContact | Refused<'supplier.not_exist' | 'bad.request'>> => {
  const isBlank = typed.phone.trim() === '';
  const phone = isBlank ? null : telephoneOf(typed.phone, 'SE');
  if (phone === null && !isBlank) return refused('bad.request', { phone: 'invalid' });
  const email = typed.email === '' ? null : typed.email;
  const ownIds = (await findAsked(tx, organizationId, [supplierId])).get(supplierId)?.ownIds ?? [];
  const before = await tx.query<{ phone: string | null; email: string | null }>(
    `select contact_phone as phone, contact_email as email from organization_supplier
     where organization_id = $1 and id = any($2::uuid[]) order by id for update`,
    [organizationId, ownIds],
  );
  if (before.length === 0) return refused('supplier.not_exist');
  await tx.query(
    `update organization_supplier set contact_phone = $3, contact_email = $4
     where organization_id = $1 and id = any($2::uuid[])`,
    [organizationId, ownIds, phone, email],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'supplier.contact',
    subjectId: supplierId,
    detail: { before: before[0] ?? null, after: { phone, email } },
  });
  return contactOf(phone, email);
};
