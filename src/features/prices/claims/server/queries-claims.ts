import type { Claim, ClaimLine, ClaimReason, ClaimState } from '#core/claims/claim.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { z } from 'zod';
import type { claimEvidence, ClaimLanguage } from '../contract-claim.ts';

/** What shows that another price was due. */
export type Evidence = z.output<typeof claimEvidence>;

/** A claim's line with what is stored beside what the core looks at. */
export interface StoredLine extends ClaimLine {
  readonly lineNo: number;
  readonly articleId: string | null;
  readonly invoiceId: string;
  readonly invoiceDate: string;
  readonly evidence: Evidence | null;
}

export interface StoredClaim extends Claim {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly language: ClaimLanguage;
  readonly recipient: string | null;
  readonly words: string | null;
  readonly sentAt: Date | null;
  readonly replyBy: string | null;
  /** Days in which the supplier takes complaints; null: not known. */
  readonly complaintDays: number | null;
  readonly lines: readonly StoredLine[];
}

interface ClaimRecord extends Omit<StoredClaim, 'number' | 'lines' | 'state'> {
  readonly state: ClaimState;
  readonly year: number;
  readonly sequence: number;
}

interface LineRecord extends Omit<StoredLine, 'reason'> {
  readonly reason: ClaimReason;
  readonly claimId: string;
}

const claimsSql = `
  select c.id, c.supplier_id as "supplierId", s.display_name as "supplierName", c.year, c.sequence, c.state, c.currency,
    c.language, c.recipient, c.words, c.drafted_on as "draftedOn", c.sent_on as "sentOn", c.sent_at as "sentAt",
    c.reply_by as "replyBy", t.complaint_days as "complaintDays"
  from claim c join organization_supplier s on s.organization_id = $1 and s.id = c.supplier_id
  left join supplier_terms t on t.organization_id = $1 and t.supplier_id = c.supplier_id
  where c.organization_id = $1 and c.unit_id = $2 and ($3::uuid is null or c.supplier_id = $3)
  order by c.year, c.sequence`;

const linesSql = `
  select l.claim_id as "claimId", l.id, l.order_line_id as "orderLineId", l.order_line_no as "lineNo", l.article_id as "articleId",
    l.invoice_id as "invoiceId", l.invoice_number as "invoiceNumber", l.invoice_date as "invoiceDate",
    l.article_number as "articleNumber", l.name, l.unit, l.reason, trim_scale(l.quantity) as quantity,
    trim_scale(l.billed_price) as "billedPrice", trim_scale(l.expected_price) as "expectedPrice", l.amount,
    trim_scale(l.vat_rate) as "vatRate", l.evidence
  from claim_line l join claim c on c.organization_id = $1 and c.unit_id = $2 and c.id = l.claim_id
  where l.organization_id = $1 and l.unit_id = $2 and ($3::uuid is null or c.supplier_id = $3)
  order by l.claim_id, l.line_no`;

/** The unit's claims, of one supplier or of all, by year and number, with their lines as listed. */
export const loadClaims = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string | null,
): Promise<StoredClaim[]> => {
  const key = [organizationId, unitId, supplierId];
  const claims = await reader.query<ClaimRecord>(claimsSql, key);
  if (claims.length === 0) return [];
  const lines = Map.groupBy(await reader.query<LineRecord>(linesSql, key), ({ claimId }) => claimId);
  return claims.map(({ year, sequence, ...claim }) => ({
    ...claim,
    number: { year, sequence },
    lines: (lines.get(claim.id) ?? []).map(({ claimId: _claimId, ...line }) => line),
  }));
};

/** The supplier that a claim of the unit is to; null when the unit has no such claim. */
export const findClaimSupplier = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  claimId: string,
): Promise<string | null> => {
  const [row] = await reader.query<{ supplier_id: string }>(
    'select supplier_id from claim where organization_id = $1 and unit_id = $2 and id = $3',
    [organizationId, unitId, claimId],
  );
  return row?.supplier_id ?? null;
};
