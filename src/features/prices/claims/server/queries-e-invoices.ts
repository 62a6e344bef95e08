import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** An invoice of a claim that came by the network of e-invoices. */
export interface EInvoice {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  /** Of the bytes that came. */
  readonly sha256: string;
}

const eInvoicesSql = `
  select distinct on (i.number, i.id) i.id, i.number, i.issue_date as date, d.sha256
  from claim_line l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.invoice_id = i.id and d.channel = 'push'
  where l.organization_id = $1 and l.unit_id = $2 and l.claim_id = $3
  order by i.number, i.id, d.received_at`;

/** The invoices of a claim that can be answered in the network that they came by, by number. */
export const listEInvoices = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  claimId: string,
): Promise<EInvoice[]> => reader.query<EInvoice>(eInvoicesSql, [organizationId, unitId, claimId]);
