import type { Reader } from '#platform/server/db/port.ts';

/** Whose history is asked for: ids of what rows are about. */
export interface HistorySubject {
  readonly documents: readonly string[];
  readonly invoices: readonly string[];
  /** Of acts: the documents and invoices, what they came in, and articles and claims that have lines of theirs. */
  readonly subjects: readonly string[];
  /** Decisions about prices that settled a line of theirs. */
  readonly decisions: readonly string[];
}

/** The document, or every document of the invoice, with the invoice of each. */
const documentsSql = `
  select d.id, d.parent_id as "parentId", d.root_id as "rootId", d.invoice_id as "invoiceId", d.import_id as "importId" from document d
  where d.organization_id = $1 and d.unit_id = any($2::uuid[]) and (d.id = $3::uuid or d.invoice_id = $4::uuid)
  order by d.id limit 500`;

const decisionsSql = `
  select p.id as decision, p.article_id as "articleId" from invoice_line l
  join price_decision p on p.organization_id = $1 and p.unit_id = l.unit_id and p.article_id = l.article_id
    and p.decision -> 'settled' @> jsonb_build_array(jsonb_build_object('id', l.id::text))
  join invoice i on i.organization_id = $1 and i.unit_id = l.unit_id and i.id = l.invoice_id and i.issue_date = l.issue_date
  where l.organization_id = $1 and l.unit_id = any($2::uuid[]) and i.id = any($3::uuid[])`;

const claimsSql = `
  select distinct c.claim_id as id from claim_line c
  where c.organization_id = $1 and c.unit_id = any($2::uuid[]) and c.order_line_id in (
    select l.id from invoice_line l join invoice i on i.organization_id = $1 and i.unit_id = l.unit_id and i.id = l.invoice_id
      and i.issue_date = l.issue_date
    where l.organization_id = $1 and l.unit_id = any($2::uuid[]) and i.id = any($3::uuid[]))`;

interface Subject {
  readonly id: string;
  readonly parentId: string | null;
  readonly rootId: string | null;
  readonly invoiceId: string | null;
  readonly importId: string | null;
}

/** What belongs to a document or an invoice of some units; nothing at all where there is none. */
export const subjectOf = async (
  reader: Reader,
  { organizationId, units }: { readonly organizationId: string; readonly units: readonly string[] },
  { documentId, invoiceId }: { readonly documentId: string | null; readonly invoiceId: string | null },
): Promise<HistorySubject> => {
  const place = [organizationId, units];
  const found = await reader.query<Subject>(documentsSql, [...place, documentId, invoiceId]);
  const documents = found.map(({ id }) => id);
  const invoices = [...new Set([invoiceId, ...found.map((one) => one.invoiceId)])].filter((one) => one !== null);
  const decided = await reader.query<{ decision: string; articleId: string }>(decisionsSql, [
    ...place,
    invoices,
  ]);
  const claims = await reader.query<{ id: string }>(claimsSql, [...place, invoices]);
  const around = found.flatMap(({ parentId, rootId, importId }) => [parentId, rootId, importId]);
  const subjects = [
    ...documents,
    ...invoices,
    ...around.filter((one) => one !== null),
    ...decided.map(({ articleId }) => articleId),
    ...claims.map(({ id }) => id),
  ];
  return {
    documents,
    invoices,
    subjects: [...new Set(subjects)],
    decisions: decided.map(({ decision }) => decision),
  };
};
