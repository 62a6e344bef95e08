import type { DraftFacts } from '#core/bookkeeping/draft.ts';
import { directoryEntry } from '#features/suppliers/suppliers/server/queries-shown.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitPlace } from './queries.ts';

/** A booked invoice with all that bookkeeping is told of it. */
export interface BookedFacts extends DraftFacts {
  readonly invoiceId: string;
  readonly reference: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly creditNote: boolean;
  readonly paymentReference: string | null;
  readonly bankgiro: string | null;
  readonly plusgiro: string | null;
  readonly supplierName: string;
  readonly organizationNumber: string | null;
  readonly vatNumber: string | null;
  /** Of the original; its hash is empty where there are no bytes. */
  readonly sha256: string;
  readonly fileName: string | null;
  readonly contentType: string | null;
}

const supplierCategory = `coalesce(s.own_category, d.category, s.category, 'general')`;

/** The lines of an invoice; what a line charges as deposit in its own sum is a part of its own. */
const linesSql = `
  select coalesce(json_agg(json_build_object('kind', p.kind, 'category', p.category, 'sum', p.sum::text,
    'vatRate', trim_scale(p.vat_rate)::text)), '[]')
  from (
    select l.kind, coalesce(a.category, ${supplierCategory}) as category, l.sum - l.deposit as sum, l.vat_rate
    from invoice_line l
    left join unit_article a on a.organization_id = l.organization_id and a.unit_id = l.unit_id and a.id = l.article_id
    where l.organization_id = i.organization_id and l.unit_id = i.unit_id and l.issue_date = i.issue_date and l.invoice_id = i.id
    union all
    select 'deposit', 'general', l.deposit, l.vat_rate from invoice_line l
    where l.organization_id = i.organization_id and l.unit_id = i.unit_id and l.issue_date = i.issue_date and l.invoice_id = i.id
      and l.deposit <> 0
  ) p`;

const factsSql = `
  select i.id as "invoiceId", i.number, i.issue_date::text as "issueDate", i.due_date::text as "dueDate", i.currency,
    i.credit_note as "creditNote", i.total::text as total, i.net::text as net, i.tax_total::text as "taxTotal",
    i.rounding::text as rounding, i.payment_reference as "paymentReference", i.bankgiro, i.plusgiro, i.charges, i.sha256,
    coalesce(krogkoll_handover_reference(i.unit_id, i.supplier_id, i.number, i.issue_date, i.total, i.currency), '')
      as reference,
    coalesce(d.legal_name, s.display_name) as "supplierName",
    coalesce(d.organization_number, s.organization_number) as "organizationNumber",
    coalesce(d.vat_number, s.vat_number) as "vatNumber", ${supplierCategory} as category,
    f.file_name as "fileName", f.content_type as "contentType", (${linesSql}) as lines
  from invoice i
  join organization_supplier s on s.organization_id = i.organization_id and s.id = i.supplier_id
  left join ${directoryEntry('s.directory_id')} d on true
  left join document f on f.organization_id = i.organization_id and f.unit_id = i.unit_id and f.id = i.document_id
  where i.organization_id = $1 and i.unit_id = $2 and not i.held`;

/** One booked invoice; null where it was withdrawn, or is held. */
export const bookedFacts = async (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
  invoiceId: string,
): Promise<BookedFacts | null> => {
  const [found] = await reader.query<BookedFacts>(`${factsSql} and i.id = $3`, [
    organizationId,
    unitId,
    invoiceId,
  ]);
  return found ?? null;
};

/** The booked invoices of a period in the order of their days, a page at a time: those after `after`. */
export const listBooked = (
  reader: Reader,
  { organizationId, unitId }: UnitPlace,
  { from, to }: { readonly from: string; readonly to: string },
  after: Pick<BookedFacts, 'issueDate' | 'invoiceId'> | null,
  limit: number,
): Promise<BookedFacts[]> =>
  reader.query<BookedFacts>(
    `${factsSql} and i.issue_date between $3 and $4 and (i.issue_date, i.id) > ($5::date, $6::uuid)
     order by i.issue_date, i.id limit $7`,
    [
      organizationId,
      unitId,
      from,
      to,
      after?.issueDate ?? '0001-01-01',
      after?.invoiceId ?? '00000000-0000-0000-0000-000000000000',
      limit,
    ],
  );
