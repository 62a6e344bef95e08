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

/** The lines `l` of invoices, each invoice by its key in each unit and its lines by theirs. */
const lines = `
  unnest($2::uuid[]) u(unit) cross join unnest($3::uuid[]) k(id)
  cross join lateral (
    select i.issue_date from invoice i where i.organization_id = $1 and i.unit_id = u.unit and i.id = k.id offset 0) i
  join invoice_line l on l.organization_id = $1 and l.unit_id = u.unit and l.issue_date = i.issue_date and l.invoice_id = k.id`;

const decisionsSql = `
  select p.id as decision, p.article_id as "articleId" from ${lines}
  join price_decision p on p.organization_id = $1 and p.unit_id = l.unit_id and p.article_id = l.article_id
    and p.decision -> 'settled' @> jsonb_build_array(jsonb_build_object('id', l.id::text))`;

const claimsSql = `
  select distinct c.claim_id as id from ${lines}
  join claim_line c on c.organization_id = $1 and c.unit_id = l.unit_id and c.order_line_id = l.id`;

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
  const invoices = [...new Set([invoiceId, ...found.map((one) => one.invoiceId)])].filter(
    (one) => one !== null,
  );
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
