import type { z } from 'zod';
import { contactOf } from '#features/suppliers/suppliers/rules-contact.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { checkFinding, InvoiceDetail } from '../contract.ts';
import { listInvoiceLines } from './queries-lines.ts';
import { findInvoiceRow } from './queries-list.ts';

interface InvoiceFacts {
  readonly payment_reference: string | null;
  readonly bankgiro: string | null;
  readonly tax_total: string | null;
  readonly rounding: string | null;
  readonly checks: z.output<typeof checkFinding>[];
  readonly charges: InvoiceDetail['charges'];
  readonly held_reasons: string[];
  readonly plusgiro: string | null;
  readonly iban: string | null;
  readonly confirmed_accounts: InvoiceDetail['confirmedAccounts'];
  readonly contact_phone: string | null;
  readonly contact_email: string | null;
  readonly previous_id: string | null;
  readonly next_id: string | null;
}

const factsSql = `
  select i.payment_reference, i.bankgiro, trim_scale(i.tax_total) as tax_total, trim_scale(i.rounding) as rounding,
    i.checks, i.charges, i.held_reasons, i.plusgiro, i.iban,
    (select coalesce(json_agg(json_build_object('kind', a.kind, 'account', a.account) order by a.confirmed_at desc), '[]')
       from supplier_account a where a.organization_id = $1 and a.supplier_id = i.supplier_id) as confirmed_accounts,
    s.contact_phone, s.contact_email,
    (select p.id from invoice p where p.organization_id = $1 and p.unit_id = $2
       and (p.issue_date, p.id) > (i.issue_date, i.id) order by p.issue_date, p.id limit 1) as previous_id,
    (select n.id from invoice n where n.organization_id = $1 and n.unit_id = $2
       and (n.issue_date, n.id) < (i.issue_date, i.id) order by n.issue_date desc, n.id desc limit 1) as next_id
  from invoice i
  join organization_supplier s on s.organization_id = i.organization_id and s.id = i.supplier_id
  where i.organization_id = $1 and i.unit_id = $2 and i.id = $3`;

/** One invoice with everything its screen shows; neighbours follow the list's standard order, newest first. */
export const readInvoiceDetail = async (
  reader: Reader,
  scope: UnitScope,
  invoiceId: string,
): Promise<InvoiceDetail | Refused<'invoice.not_exist'>> => {
  const row = await findInvoiceRow(reader, scope, invoiceId);
  const key = [scope.organizationId, scope.unitId, invoiceId];
  const [facts] = await reader.query<InvoiceFacts>(factsSql, key);
  if (row === null || facts === undefined) return refused('invoice.not_exist');
  const lines = await listInvoiceLines(reader, scope, [row]);
  const documents = await reader.query<{
    id: string;
    file_name: string;
    content_type: string;
    format: string | null;
  }>(
    `select id, file_name, content_type, format from document
     where organization_id = $1 and unit_id = $2 and invoice_id = $3 order by received_at, id`,
    key,
  );
  return {
    ...row,
    paymentReference: facts.payment_reference,
    bankgiro: facts.bankgiro,
    accounts: (['bankgiro', 'plusgiro', 'iban'] as const).flatMap((kind) => {
      const account = facts[kind];
      return account === null ? [] : [{ kind, account }];
    }),
    confirmedAccounts: facts.confirmed_accounts,
    supplierContact: contactOf(facts.contact_phone, facts.contact_email),
    taxTotal: facts.tax_total,
    rounding: facts.rounding,
    lines: lines.get(invoiceId) ?? [],
    charges: row.locked === null ? facts.charges : [],
    checks: facts.checks.filter(({ lineNo }) => row.locked === null || lineNo === null),
    heldReasons: facts.held_reasons,
    documents: documents.map((document) => ({
      id: document.id,
      fileName: document.file_name,
      contentType: document.content_type,
      format: document.format,
    })),
    previousId: facts.previous_id,
    nextId: facts.next_id,
  };
};
