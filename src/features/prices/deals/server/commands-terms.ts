import { recordAudit } from '#platform/server/audit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SupplierTerms } from '../contract-terms.ts';
import type { DealAct } from './commands-scope.ts';
import { readTerms } from './queries-terms.ts';

const setSql = `
  insert into supplier_terms (organization_id, supplier_id, notice_days, complaint_days, set_at, set_by)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (organization_id, supplier_id)
  do update set notice_days = excluded.notice_days, complaint_days = excluded.complaint_days, set_at = excluded.set_at,
    set_by = excluded.set_by`;

/** Sets what the organization has agreed with a supplier beside prices. */
export const setTerms = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: DealAct,
  supplierId: string,
  { noticeDays, complaintDays }: SupplierTerms,
): Promise<SupplierTerms | Refused<'supplier.not_exist'>> => {
  const before = await readTerms(tx, scope, supplierId);
  if (before === null) return refused('supplier.not_exist');
  await tx.query(setSql, [scope.organizationId, supplierId, noticeDays, complaintDays, now, actor.userId]);
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'supplier-terms.set',
    subjectId: supplierId,
    detail: { noticeDays, complaintDays },
  });
  return { noticeDays, complaintDays };
};

/** For handlers: the terms, or the refusal of a supplier that the organization does not have. */
export const termsOrRefusal = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string,
): Promise<SupplierTerms | Refused<'supplier.not_exist'>> =>
  (await readTerms(reader, scope, supplierId)) ?? refused('supplier.not_exist');
