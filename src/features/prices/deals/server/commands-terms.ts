import { recordAudit } from '#platform/server/audit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SupplierTerms } from '../contract-terms.ts';
import type { DealAct } from './commands-scope.ts';
import { readTerms } from './queries-terms.ts';

const setSql = `
  insert into supplier_terms (organization_id, supplier_id, notice_days, complaint_days, set_at, set_by, checks_start,
    checks_notice, checks_windows)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (organization_id, supplier_id)
  do update set notice_days = excluded.notice_days, complaint_days = excluded.complaint_days, set_at = excluded.set_at,
    set_by = excluded.set_by, checks_start = excluded.checks_start, checks_notice = excluded.checks_notice,
    checks_windows = excluded.checks_windows`;

/** Sets what the organization has agreed with a supplier beside prices. */
export const setTerms = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: DealAct,
  supplierId: string,
  { noticeDays, complaintDays, checks }: SupplierTerms,
): Promise<SupplierTerms | Refused<'supplier.not_exist'>> => {
  const before = await readTerms(tx, scope, supplierId);
  if (before === null) return refused('supplier.not_exist');
  await tx.query(setSql, [
    scope.organizationId,
    supplierId,
    noticeDays,
    complaintDays,
    now,
    actor.userId,
    checks.beforeStart,
    checks.notice,
    checks.windows,
  ]);
  await recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action: 'supplier-terms.set',
    subjectId: supplierId,
    detail: { noticeDays, complaintDays, ...checks },
  });
  return { noticeDays, complaintDays, checks };
};

/** For handlers: the terms, or the refusal of a supplier that the organization does not have. */
export const termsOrRefusal = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string,
): Promise<SupplierTerms | Refused<'supplier.not_exist'>> =>
  (await readTerms(reader, scope, supplierId)) ?? refused('supplier.not_exist');
