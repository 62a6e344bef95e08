import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { SupplierTerms } from '../contract-terms.ts';

/** What the organization has agreed with a supplier beside prices; null where it has no such supplier. */
export const readTerms = async (
  reader: Reader,
  { organizationId }: UnitScope,
  supplierId: string,
): Promise<SupplierTerms | null> => {
  const [terms] = await reader.query<SupplierTerms>(
    `select t.notice_days as "noticeDays", t.complaint_days as "complaintDays",
       jsonb_build_object('beforeStart', coalesce(t.checks_start, true), 'notice', coalesce(t.checks_notice, true),
         'windows', coalesce(t.checks_windows, true)) as checks
     from organization_supplier s
     left join supplier_terms t on t.organization_id = $1 and t.supplier_id = s.id
     where s.organization_id = $1 and s.id = $2`,
    [organizationId, supplierId],
  );
  return terms ?? null;
};
