import type { z } from 'zod';
import { contactOf } from '#features/suppliers/suppliers/rules-contact.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { checkFinding, InvoiceDetail, invoiceLineRow } from '../contract.ts';
import { findInvoiceRow } from './queries-list.ts';

type LineRow = z.output<typeof invoiceLineRow>;

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

interface LineRecord {
  readonly line_no: number;
  readonly article_id: string | null;
  readonly name: string;
  readonly article_number: string | null;
  readonly quantity: string | null;
  readonly unit: string;
  readonly price: string | null;
  readonly comparable_price: string | null;
  readonly discount: string;
  readonly sum: string;
  readonly vat_rate: string | null;
  readonly kind: LineRow['kind'];
  readonly first_purchase: boolean | null;
  readonly entry_id: string | null;
  readonly status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED' | null;
  readonly entry_kind: string | null;
  readonly causes: NonNullable<LineRow['alert']>['causes'];
  readonly watched_price: string | null;
  readonly item_diff: string | null;
  readonly sum_diff: string | null;
  readonly deal_id: string | null;
}

const linesSql = `
  select l.line_no, l.article_id, l.name, l.article_number, trim_scale(l.quantity) as quantity, l.unit,
    trim_scale(l.price) as price, trim_scale(l.comparable_price) as comparable_price,
    trim_scale(l.discount) as discount, l.sum, trim_scale(l.vat_rate) as vat_rate, l.kind,
    l.monitored and a.first_date = l.issue_date as first_purchase, e.id as entry_id, e.status, e.kind as entry_kind,
    coalesce(e.why -> 'causes', '[]') as causes, trim_scale(e.watched_price) as watched_price,
    trim_scale(e.item_diff) as item_diff, round(e.extra, 2) as sum_diff, e.deal_id
  from invoice_line l
  left join unit_article a on a.organization_id = l.organization_id and a.unit_id = l.unit_id and a.id = l.article_id
  left join price_alert_entry e on e.organization_id = l.organization_id and e.unit_id = l.unit_id
    and e.invoice_id = l.invoice_id and e.article_id = l.article_id and e.id = l.id
  where l.organization_id = $1 and l.unit_id = $2 and l.issue_date = $3 and l.invoice_id = $4
  order by l.line_no`;

const alertOf = (record: LineRecord): LineRow['alert'] => {
  const { entry_id: id, status, entry_kind: kind, causes, item_diff: itemDiff, sum_diff: sumDiff } = record;
  // All or none of them: they are one row, or no row.
  if (id === null || status === null || kind === null) return null;
  if (itemDiff === null || sumDiff === null) return null;
  const { watched_price: watchedPrice, deal_id: dealId } = record;
  return { id, status, kind, causes, watchedPrice, itemDiff, sumDiff, dealId };
};

const lineOf = (record: LineRecord): LineRow => ({
  lineNo: record.line_no,
  articleId: record.article_id,
  name: record.name,
  articleNumber: record.article_number,
  quantity: record.quantity,
  unit: record.unit,
  price: record.price,
  comparablePrice: record.comparable_price,
  discount: record.discount,
  sum: record.sum,
  vatRate: record.vat_rate,
  kind: record.kind,
  firstPurchase: record.first_purchase ?? false,
  alert: alertOf(record),
});

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
  // The archive has every original; what was read of it is the plan's to show.
  const lines =
    row.locked === null
      ? await reader.query<LineRecord>(linesSql, [key[0], key[1], row.issueDate, invoiceId])
      : [];
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
    lines: lines.map(lineOf),
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
