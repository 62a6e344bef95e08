import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { PlannedClaim } from '../rules-claims.ts';

/** A line that a story claims, as it was booked. */
export interface FoundLine {
  readonly invoiceId: string;
  readonly lineNo: number;
  /** Null: nobody has claimed it. */
  readonly claimId: string | null;
}

/** The lines of a planned claim among the unit's booked invoices. */
export const findClaimedLines = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { lines }: PlannedClaim,
): Promise<FoundLine[]> =>
  reader.query<FoundLine>(
    `select i.id as "invoiceId", l.line_no as "lineNo", (
       select c.claim_id from claim_line c
       where c.organization_id = $1 and c.unit_id = $2 and c.order_line_id = l.id limit 1) as "claimId"
     from jsonb_to_recordset($3::jsonb) as w(supplier text, number text, line_no int)
     join organization_supplier s on s.organization_id = $1 and s.display_name = w.supplier
     join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.supplier_id = s.id and i.number = w.number
     join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.invoice_id = i.id and l.line_no = w.line_no
     order by i.issue_date, l.line_no`,
    [
      organizationId,
      unitId,
      JSON.stringify(
        lines.map(({ invoice: { supplier, draft }, lineNo }) => ({
          supplier: supplier.party.name,
          number: draft.number,
          line_no: lineNo,
        })),
      ),
    ],
  );

/** How many events of some kinds a claim has. */
export const countTold = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  claimId: string | null,
  kinds: readonly string[],
): Promise<number> => {
  const [told] = await reader.query<{ count: number }>(
    `select count(*)::int as count from claim_event
     where organization_id = $1 and unit_id = $2 and claim_id = $3 and kind = any($4::text[])`,
    [organizationId, unitId, claimId, kinds],
  );
  return told?.count ?? 0;
};
