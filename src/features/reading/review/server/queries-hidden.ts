import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Whether the plan hides what was read of a booked invoice: it is older, or waits. What still waits for a person is shown. */
export const isReadingHidden = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  invoiceId: string | null,
): Promise<boolean> => {
  if (invoiceId === null) return false;
  const rows = await reader.query(
    `select 1 from invoice where organization_id = $1 and unit_id = $2 and id = $3 and not held
       and (waits or issue_date < $4::date)`,
    [organizationId, unitId, invoiceId, view?.since ?? null],
  );
  return rows.length > 0;
};
