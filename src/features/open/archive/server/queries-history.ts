import type { InvoiceFormat } from '#core/invoices/invoice.ts';
import type { DocumentChannel } from '#features/intake/documents/contract.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HistoryEvent } from '../rules-history.ts';
import type { HistorySubject } from './queries-history-subject.ts';

/** A row as the tables have it. */
export interface HistoryRecord {
  readonly at: Date;
  /** To the microsecond. */
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

const day = (parameter: string): string => `(${parameter}::date::timestamp at time zone 'Europe/Stockholm')`;

/** `$1` organization, `$2` units, `$3`, `$4` days, `$5` events, `$6` nouns, `$7` person, `$8`–`$10` place, `$11` rows. */
const within = (at: string, id: string, rank: number): string => `
  ${at} >= ${day('$3')} and ${at} < ${day('($4::date + 1)')} and (${at}, ${id}, ${rank}) < ($8::timestamptz, $9::uuid, $10::int)`;

/** The first and the last id of version 7 that a moment has. */
const firstId = (moment: string): string => `
  (lpad(to_hex(greatest(floor(extract(epoch from ${moment}) * 1000), 0)::bigint), 12, '0') || '00000000000000000000')::uuid`;
const lastId = (moment: string): string => `
  (lpad(to_hex(greatest(floor(extract(epoch from ${moment}) * 1000), 0)::bigint), 12, '0') || 'ffffffffffffffffffff')::uuid`;

/** Rows of a table in a unit: a page by the index of their time, or those of some keys by the index of that. */
type Rows = (rows: string, order: string, key: string, keys: 'documents' | 'invoices') => string;

const pageOfEach: Rows = (rows, order) =>
  `unnest($2::uuid[]) u(unit) cross join lateral (${rows} order by ${order} limit $11) t`;

/** `$12` documents, `$13` invoices. */
const byKeys: Rows = (rows, _order, key, keys) =>
  `unnest($2::uuid[]) u(unit) cross join unnest(${keys === 'documents' ? '$12' : '$13'}::uuid[]) k(id)
   cross join lateral (${rows} and ${key} = k.id offset 0) t`;

const acts = (of: string): string => `
  select e.at, e.id, e.action, e.unit_id, e.user_id, e.impersonated_by, e.subject_id from audit_entry e
  where e.organization_id = $1 and (e.unit_id is null or e.unit_id = any($2::uuid[])) and 'act' = any($5::text[])
    and ($6::text[] is null or split_part(e.action, '.', 1) = any($6)) and ($7::uuid is null or $7 in (e.user_id, e.impersonated_by))
    and ${within('e.at', 'e.id', 6)} ${of}
  order by e.at desc, e.id desc limit $11`;

/** `$14` what acts are about, each by the index of that, `$15` decisions about prices. */
const actsOfSubjects = `unnest($14::uuid[]) o(subject) cross join lateral (${acts(
  `and e.subject_id = o.subject and (e.action not like 'price-alert.%' or e.detail ->> 'decision' = any($15::text[]))`,
)})`;

const branches = (of: Rows, done: string): string => `
  select t.received_at as at, t.id, 1 as rank, 'received' as event, null::text as action, t.unit_id as unit, t.received_by as person,
    null::uuid as staff, t.id as subject
  from ${of(
    `select d.received_at, d.id, d.unit_id, d.received_by from document d
     where d.organization_id = $1 and d.unit_id = u.unit and 'received' = any($5::text[])
       and ($7::uuid is null or d.received_by = $7) and ${within('d.received_at', 'd.id', 1)}`,
    'd.received_at desc, d.id desc',
    'd.id',
    'documents',
  )}
  union all
  select t.read_at, t.document_id, 2, 'read', null, t.unit_id, null, null, t.document_id
  from ${of(
    `select r.read_at, r.document_id, r.unit_id from document_reading r
     where r.organization_id = $1 and r.unit_id = u.unit and r.read_at is not null and 'read' = any($5::text[]) and $7::uuid is null
       and ${within('r.read_at', 'r.document_id', 2)}`,
    'r.read_at desc, r.document_id desc',
    'r.document_id',
    'documents',
  )}
  union all
  select krogkoll_made_at(t.id), t.id, 3, 'recorded', null, t.unit_id, null, null, t.id
  from ${of(
    `select i.id, i.unit_id from invoice i
     where i.organization_id = $1 and i.unit_id = u.unit and 'recorded' = any($5::text[]) and $7::uuid is null
       and i.id >= ${firstId(day('$3'))} and i.id < ${firstId(day('($4::date + 1)'))}
       and i.id <= ${lastId(`least($8::timestamptz, ${day('($4::date + 1)')})`)}
       and (krogkoll_made_at(i.id), i.id, 3) < ($8::timestamptz, $9::uuid, $10::int) and substr(i.id::text, 15, 1) = '7'`,
    'i.id desc',
    'i.id',
    'invoices',
  )}
  union all
  select t.sent_at, t.invoice_id, 4, 'handed', null, t.unit_id, null, null, t.invoice_id
  from ${of(
    `select h.sent_at, h.invoice_id, h.unit_id from handover h
     where h.organization_id = $1 and h.unit_id = u.unit and h.sent_at is not null and 'handed' = any($5::text[]) and $7::uuid is null
       and ${within('h.sent_at', 'h.invoice_id', 4)}`,
    'h.sent_at desc, h.invoice_id desc',
    'h.invoice_id',
    'invoices',
  )}
  union all
  select t.removed_at, t.id, 5, 'removed', null, t.unit_id, null, null, t.id
  from ${of(
    `select d.removed_at, d.id, d.unit_id from document d
     where d.organization_id = $1 and d.unit_id = u.unit and d.removed_at is not null and 'removed' = any($5::text[]) and $7::uuid is null
       and ${within('d.removed_at', 'd.id', 5)}`,
    'd.removed_at desc, d.id desc',
    'd.id',
    'documents',
  )}
  union all
  select t.at, t.id, 6, 'act', t.action, t.unit_id, t.user_id, t.impersonated_by, t.subject_id from ${done} t`;

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
  select h.at, h.at::text as place, h.id, h.rank, h.event, h.action, h.unit as "unitId", h.person as "personId", h.staff as "staffId",
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

const historySql = shown(branches(pageOfEach, `(${acts('')})`));
const subjectSql = shown(branches(byKeys, actsOfSubjects));

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
