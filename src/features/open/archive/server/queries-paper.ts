import { samePages, type Paper, type PaperPage } from '#core/archive/paper.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { offsetOf, type Paging } from '#platform/wire/paging.ts';
import type { paperStates } from '../contract-paper-shown.ts';
import type { PaperAct } from '../rules-paper.ts';

export type PaperState = (typeof paperStates)[number];

/** A document with what its pages are, and what was said last of its paper. */
export interface PaperRecord {
  readonly id: string;
  readonly state: string;
  readonly invoiceId: string | null;
  readonly format: string | null;
  readonly reason: string | null;
  readonly removedAt: Date | null;
  readonly receivedAt: Date;
  readonly sha256: string;
  readonly fileName: string;
  /** The invoice's date, or the day it came. */
  readonly day: string;
  readonly supplier: string | null;
  readonly number: string | null;
  readonly pages: PaperPage[];
  readonly entryId: string | null;
  readonly act: PaperAct | null;
  readonly actAt: Date | null;
  readonly actBy: string | null;
  /** Which act of its document it is, from 1. */
  readonly turn: number | null;
  readonly saidPages: PaperPage[] | null;
}

const said = `e.action in ('original.confirmed', 'original.withdrawn', 'original.paperless')`;

const keys = `coalesce((
  select jsonb_agg(jsonb_build_object('sha256', p ->> 'sha256', 'page', (p ->> 'page')::int) order by at)
  from jsonb_array_elements(r.pages) with ordinality as p (p, at)), '[]'::jsonb)`;

const day = `coalesce(i.issue_date, (d.received_at at time zone 'Europe/Stockholm')::date)`;

const columns = `
  d.id, d.state, d.invoice_id as "invoiceId", r.format, d.reason, d.removed_at as "removedAt", d.received_at as "receivedAt",
    d.sha256, d.file_name as "fileName", ${day}::text as day, s.display_name as supplier, i.number, ${keys} as pages,
    c.id as "entryId", c.action as act, c.at as "actAt", c.user_id as "actBy", c.turn, c.pages as "saidPages"`;

const papers = `
  from document d left join document_reading r
    on r.organization_id = $1 and r.unit_id = d.unit_id and r.document_id = d.id
  left join invoice i on i.organization_id = $1 and i.unit_id = d.unit_id and i.id = d.invoice_id
  left join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  left join lateral (
    select e.id, e.action, e.at, e.user_id, e.detail -> 'pages' as pages, (e.detail ->> 'turn')::int as turn
    from audit_entry e where e.organization_id = $1 and e.subject_id = d.id and ${said}
    order by (e.detail ->> 'turn')::int desc limit 1) c on true
  where d.organization_id = $1 and d.unit_id = any($2::uuid[])`;

/** Booked, from paper, and still there. */
const booked = `d.state = 'monitored' and d.invoice_id is not null and d.removed_at is null and r.format in ('scan', 'picture')`;

const stateSql = `case when c.action = 'original.paperless' then 'paperless'
  when c.action = 'original.confirmed' and c.pages = ${keys} then 'confirmed' else 'waiting' end`;

/** A document of the unit; null where it has none with this id. */
export const findPaper = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  documentId: string,
): Promise<PaperRecord | null> => {
  const [found] = await reader.query<PaperRecord>(`select ${columns} ${papers} and d.id = $3`, [
    organizationId,
    [unitId],
    documentId,
  ]);
  return found ?? null;
};

/** What is asked for of papers; null: either side of the period is open. */
export interface PaperChoice {
  readonly state: PaperState;
  readonly isSingle: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

const chosen = `and ${booked} and ${stateSql} = $3 and ($4 = false or jsonb_array_length(r.pages) = 1)
  and ($5::date is null or ${day} >= $5::date) and ($6::date is null or ${day} <= $6::date)`;

/** A page of the unit's papers in a state, the newest invoice first, and how many there are. */
export const listPapers = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { state, isSingle, from, to }: PaperChoice,
  page: Paging,
): Promise<{ papers: PaperRecord[]; total: number }> => {
  const rows = await reader.query<PaperRecord & { total: number }>(
    `select ${columns}, count(*) over ()::int as total ${papers} ${chosen} order by day desc, d.id limit $7 offset $8`,
    [organizationId, [unitId], state, isSingle, from, to, page.limit, offsetOf(page)],
  );
  return { papers: rows, total: rows[0]?.total ?? 0 };
};

/** How many of the unit's papers wait, how many of those have one page, and how many are confirmed. */
export const countPapers = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<{ waiting: number; singles: number; confirmed: number }> => {
  const [found] = await reader.query<{ waiting: number; singles: number; confirmed: number }>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'waiting' and pages = 1)::int as singles,
       count(*) filter (where state = 'confirmed')::int as confirmed
     from (select ${stateSql} as state, jsonb_array_length(r.pages) as pages ${papers} and ${booked}) p`,
    [organizationId, [unitId]],
  );
  return found ?? { waiting: 0, singles: 0, confirmed: 0 };
};

/** When the papers of these documents of an organization were confirmed, by document; those that are not are left out. */
export const confirmedAmong = async (
  reader: Reader,
  { organizationId, units }: { readonly organizationId: string; readonly units: readonly string[] },
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly at: Date; readonly pages: number }>> => {
  const rows = await reader.query<{ id: string; at: Date; pages: number }>(
    `select d.id, c.at, jsonb_array_length(r.pages) as pages ${papers} and d.id = any($3::uuid[]) and ${booked}
       and ${stateSql} = 'confirmed' and c.at is not null and r.pages is not null`,
    [organizationId, units, documentIds],
  );
  return new Map(rows.map(({ id, ...one }) => [id, one]));
};

interface ActRow {
  readonly id: string;
  readonly action: PaperAct;
  readonly at: Date;
  readonly by: string | null;
  readonly pages: PaperPage[] | null;
  readonly reason: string | null;
}

/** All that was said of the paper of a document, the newest first. */
export const listActs = (
  reader: Reader,
  { organizationId }: UnitScope,
  documentId: string,
): Promise<ActRow[]> =>
  reader.query<ActRow>(
    `select e.id, e.action, e.at, e.user_id as by, e.detail -> 'pages' as pages, e.detail ->> 'reason' as reason from audit_entry e
     where e.organization_id = $1 and e.subject_id = $2 and ${said} order by (e.detail ->> 'turn')::int desc`,
    [organizationId, documentId],
  );

/** Where a paper stands by what was said last. */
export const paperStateOf = ({ act, saidPages, pages }: PaperRecord): PaperState => {
  if (act === 'original.paperless') return 'paperless';
  return act === 'original.confirmed' && samePages(saidPages ?? [], pages) ? 'confirmed' : 'waiting';
};

/** The pages that a person has confirmed and not taken back. */
export const confirmedPages = ({ act, saidPages }: PaperRecord): readonly PaperPage[] | null =>
  act === 'original.confirmed' ? (saidPages ?? []) : null;

/** The files that a document's pages are in, each once, in their order. */
export const sumsOf = ({ pages }: Pick<PaperRecord, 'pages'>): string[] => [
  ...new Set(pages.map(({ sha256 }) => sha256)),
];

/** A document as the rule takes it, with what has become of its originals. */
export const paperOf = (
  { state, invoiceId, format, removedAt, pages }: PaperRecord,
  loss: Paper['loss'],
): Paper => ({ state, invoiceId, format, isRemoved: removedAt !== null, pages, loss });
