import type { BookedCreditLine, Credit, CreditDocument, CreditLink } from '#core/claims/claim.ts';
import type { MatchStep } from '#core/claims/claim.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

type DocumentRecord = Omit<CreditDocument, 'lines'>;

interface LineRecord extends BookedCreditLine {
  readonly invoiceId: string;
}

const documentsSql = `
  select id, sha256, issue_date as date, number, currency, credit_note as "creditNote", not held as trusted,
    trim_scale(net) as net, trim_scale(total) as gross, preceding as "precedingInvoices",
    jsonb_array_length(charges) > 0 as "hasCharges"
  from invoice where organization_id = $1 and unit_id = $2 and supplier_id = $3 and gives_back`;

/** A deposit that a line of goods charges itself is no part of what is given back for the goods. */
const linesSql = `
  select l.invoice_id as "invoiceId", l.id, l.line_no as "lineNumber", l.article_number as "articleNumber", l.name, l.unit,
    trim_scale(l.quantity) as quantity, trim_scale(l.sum - l.deposit) as sum, l.kind, not i.held or l.counted as trusted
  from invoice i join invoice_line l on l.organization_id = $1 and l.unit_id = $2
    and l.issue_date = i.issue_date and l.invoice_id = i.id
  where i.organization_id = $1 and i.unit_id = $2 and i.supplier_id = $3 and i.gives_back
  order by l.line_no`;

/** Every document of a supplier that gives money back, or has lines that do, held ones too. */
export const loadCreditDocuments = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string,
): Promise<CreditDocument[]> => {
  const key = [organizationId, unitId, supplierId];
  const documents = await reader.query<DocumentRecord>(documentsSql, key);
  if (documents.length === 0) return [];
  const lines = Map.groupBy(await reader.query<LineRecord>(linesSql, key), ({ invoiceId }) => invoiceId);
  return documents.map((document) => ({
    ...document,
    lines: (lines.get(document.id) ?? []).map(({ invoiceId: _invoiceId, ...line }) => line),
  }));
};

const linksSql = `
  select k.credit_line_id as "creditLineId", k.claim_id as "claimId", k.claim_line_id as "claimLineId", k.linked, 1 as sequence
  from claim_link k join claim c on c.organization_id = $1 and c.unit_id = $2 and c.id = k.claim_id
  where k.organization_id = $1 and k.unit_id = $2 and c.supplier_id = $3`;

/** What people said of credit lines and claims of a supplier: one row each pair, its last word. */
export const loadLinks = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string,
): Promise<CreditLink[]> => reader.query<CreditLink>(linksSql, [organizationId, unitId, supplierId]);

/** Money on claim lines as it is kept. */
export interface StoredCredit extends Credit {
  readonly supplierId: string;
  readonly invoiceId: string;
  readonly creditDate: string;
  readonly currency: string;
  readonly step: MatchStep;
}

const creditsSql = `
  select k.claim_id as "claimId", k.claim_line_id as "claimLineId", k.credit_line_id as "creditLineId",
    k.supplier_id as "supplierId", k.invoice_id as "invoiceId", k.credit_date as "creditDate", k.currency, k.step, k.amount,
    k.over_amount as over
  from claim_credit k
  where k.organization_id = $1 and k.unit_id = $2 and ($3::uuid is null or k.supplier_id = $3)`;

/** The matched money of the unit's claims, of one supplier or of all. */
export const loadCredits = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string | null,
): Promise<StoredCredit[]> => reader.query<StoredCredit>(creditsSql, [organizationId, unitId, supplierId]);
