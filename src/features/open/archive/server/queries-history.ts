import type { InvoiceFormat } from '#core/invoices/invoice.ts';
import type { DocumentChannel } from '#features/intake/documents/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HistoryEvent } from '../rules-history.ts';
import { aboutSubjects, everything } from './queries-history-branches.ts';
import type { HistorySubject } from './queries-history-subject.ts';

/** A row as the tables have it. */
export interface HistoryRecord {
  readonly at: Date;
  /** The same to the microsecond, in ISO 8601. */
  readonly place: string;
  readonly id: string;
  readonly rank: number;
  readonly event: string;
  readonly action: string | null;
  readonly unitId: string | null;
  readonly personId: string | null;
  readonly staffId: string | null;
  readonly documentId: string | null;
  readonly fileName: string | null;
  readonly invoiceId: string | null;
  readonly number: string | null;
  readonly supplier: string | null;
  readonly about: string | null;
  readonly channel: DocumentChannel | null;
  readonly format: InvoiceFormat | null;
  readonly system: string | null;
  readonly externalId: string | null;
  readonly sha256: string | null;
  readonly link: number | null;
}

/** After which row a page begins, the newest first. */
export type HistoryPlace = Pick<HistoryRecord, 'place' | 'id' | 'rank'>;

/** Which rows are asked for. Days are Swedish, both inclusive. */
export interface HistorySelection {
  readonly organizationId: string;
  readonly units: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly events: readonly HistoryEvent[];
  /** First words of actions; null: all of them. */
  readonly nouns: readonly string[] | null;
  readonly personId: string | null;
}

/** A row by its key for each row of the page, which `offset 0` keeps apart: a join may read a whole table for fifty rows. */
const keyed = (name: string, columns: string, from: string): string =>
  `left join lateral (select ${columns} from ${from} offset 0) ${name} on true`;

const ofUnit = (name: string, key: string): string =>
  `where ${name}.organization_id = $1 and ${name}.unit_id = h.unit and ${name}.id = ${key}`;

/** `coalesce` is no condition of an index where rows are guarded: PostgreSQL does not know that it tells nothing. */
const orElse = (first: string, second: string): string =>
  `case when ${first} is null then ${second} else ${first} end`;

/** What a page's rows are of, each found by its key. */
const shown = (rows: string): string => `
  select h.at, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place, h.id, h.rank, h.event, h.action, h.unit as "unitId", h.person as "personId", h.staff as "staffId",
    f.id as "documentId", f.file_name as "fileName", i.id as "invoiceId", i.number, s.display_name as supplier,
    coalesce(a.name, 'K-' || c.year || '-' || lpad(c.sequence::text, 3, '0')) as about,
    case h.event when 'received' then f.channel end as channel, case when h.event in ('read', 'recorded') then f.format end as format,
    b.system, b.external_id as "externalId", case h.event when 'received' then nullif(f.sha256, '') end as sha256,
    l.number::int as link
  from (select * from (${rows}) r order by r.at desc, r.id desc, r.rank desc limit $11) h
  ${keyed('d', 'd.id, d.invoice_id', `document d ${ofUnit('d', 'h.subject')}`)}
  ${keyed('i', 'i.id, i.number, i.supplier_id, i.document_id', `invoice i ${ofUnit('i', orElse('d.invoice_id', 'h.subject'))}`)}
  ${keyed('f', 'f.id, f.file_name, f.channel, f.format, f.sha256', `document f ${ofUnit('f', orElse('d.id', 'i.document_id'))}`)}
  ${keyed('s', 's.display_name', 'organization_supplier s where s.organization_id = $1 and s.id = i.supplier_id')}
  ${keyed('a', 'a.name', `unit_article a ${ofUnit('a', 'h.subject')}`)}
  ${keyed('c', 'c.year, c.sequence', `claim c ${ofUnit('c', 'h.subject')}`)}
  ${keyed(
    'b',
    'b.system, b.external_id',
    `handover b where h.event = 'handed' and b.organization_id = $1 and b.unit_id = h.unit and b.invoice_id = h.subject
     order by b.sent_at desc nulls last limit 1`,
  )}
  ${keyed(
    'l',
    'l.number',
    `archive_link l where l.organization_id = $1 and l.subject_id = case h.event when 'act' then h.id else f.id end
     and l.kind = case h.event when 'received' then 'receipt' when 'recorded' then 'record' when 'removed' then 'removal'
       when 'act' then 'event' end`,
  )}
  order by h.at desc, h.id desc, h.rank desc`;

const historySql = shown(everything);
const subjectSql = shown(aboutSubjects);

/** Before every row there is. */
const start: HistoryPlace = { place: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', rank: 9 };

const given = (
  { organizationId, units, from, to, events, nouns, personId }: HistorySelection,
  { place, id, rank }: HistoryPlace,
  most: number,
): unknown[] => [organizationId, units, from, to, events, nouns, personId, place, id, rank, most];

/**
 * A page of what was done, the newest first. Without a person or nouns it reads at most a page of each unit by an index, however long
 * the history is; with them, acts and receipts of the days that are asked for.
 */
export const pageOfHistory = (
  reader: Reader,
  selection: HistorySelection,
  after: HistoryPlace | null,
  most: number,
): Promise<HistoryRecord[]> =>
  reader.query<HistoryRecord>(historySql, given(selection, after ?? start, most));

/** The same of one document or invoice, and of what it came in. */
export const pageOfSubject = (
  reader: Reader,
  selection: HistorySelection,
  { documents, invoices, subjects, decisions }: HistorySubject,
  after: HistoryPlace | null,
  most: number,
): Promise<HistoryRecord[]> =>
  reader.query<HistoryRecord>(subjectSql, [
    ...given(selection, after ?? start, most),
    documents,
    invoices,
    subjects,
    decisions,
  ]);

/** A version of the product, and since when it was at work. */
export interface StartedVersion {
  readonly version: string;
  readonly startedAt: Date;
}

/** The versions that were at work, the newest first; before the last of them nobody wrote it down. A platform read. */
export const listVersions = (reader: Reader): Promise<StartedVersion[]> =>
  reader.query<StartedVersion>(
    'select version, started_at as "startedAt" from program_version order by started_at desc limit 500',
  );

/** The version that was at work at a moment; null where nobody wrote it down. */
export const versionAt = (versions: readonly StartedVersion[], at: Date): string | null =>
  versions.find(({ startedAt }) => startedAt <= at)?.version ?? null;
