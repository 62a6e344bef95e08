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

/** A page of each unit by its own index, so that no branch reads more than a page of a unit. */
const ofUnits = (rows: string): string => `unnest($2::uuid[]) u(unit) cross join lateral (${rows} limit $11) t`;

interface Narrowing {
  readonly documents: string;
  readonly reading: string;
  readonly invoices: string;
  readonly handovers: string;
  readonly acts: string;
}

const everything: Narrowing = { documents: '', reading: '', invoices: '', handovers: '', acts: '' };

/** `$12` documents, `$13` invoices, `$14` what acts are about, `$15` decisions about prices. */
const aboutSubject: Narrowing = {
  documents: 'and d.id = any($12::uuid[])',
  reading: 'and r.document_id = any($12::uuid[])',
  invoices: 'and i.id = any($13::uuid[])',
  handovers: 'and h.invoice_id = any($13::uuid[])',
  acts: `and e.subject_id = any($14::uuid[])
    and (e.action not like 'price-alert.%' or e.detail ->> 'decision' = any($15::text[]))`,
};

const branches = ({ documents, reading, invoices, handovers, acts }: Narrowing): string => `
  select t.received_at as at, t.id, 1 as rank, 'received' as event, null::text as action, t.unit_id as unit, t.received_by as person,
    null::uuid as staff, t.id as subject
  from ${ofUnits(`
    select d.received_at, d.id, d.unit_id, d.received_by from document d
    where d.organization_id = $1 and d.unit_id = u.unit and 'received' = any($5::text[])
      and ($7::uuid is null or d.received_by = $7) and ${within('d.received_at', 'd.id', 1)} ${documents}
    order by d.received_at desc, d.id desc`)}
  union all
  select t.read_at, t.document_id, 2, 'read', null, t.unit_id, null, null, t.document_id
  from ${ofUnits(`
    select r.read_at, r.document_id, r.unit_id from document_reading r
    where r.organization_id = $1 and r.unit_id = u.unit and r.read_at is not null and 'read' = any($5::text[]) and $7::uuid is null
      and ${within('r.read_at', 'r.document_id', 2)} ${reading}
    order by r.read_at desc, r.document_id desc`)}
  union all
  select krogkoll_made_at(t.id), t.id, 3, 'recorded', null, t.unit_id, null, null, t.id
  from ${ofUnits(`
    select i.id, i.unit_id from invoice i
    where i.organization_id = $1 and i.unit_id = u.unit and 'recorded' = any($5::text[]) and $7::uuid is null
      and i.id >= ${firstId(day('$3'))} and i.id < ${firstId(day('($4::date + 1)'))}
      and i.id <= ${lastId(`least($8::timestamptz, ${day('($4::date + 1)')})`)}
      and (krogkoll_made_at(i.id), i.id, 3) < ($8::timestamptz, $9::uuid, $10::int) and substr(i.id::text, 15, 1) = '7' ${invoices}
    order by i.id desc`)}
  union all
  select t.sent_at, t.invoice_id, 4, 'handed', null, t.unit_id, null, null, t.invoice_id
  from ${ofUnits(`
    select h.sent_at, h.invoice_id, h.unit_id from handover h
    where h.organization_id = $1 and h.unit_id = u.unit and h.sent_at is not null and 'handed' = any($5::text[]) and $7::uuid is null
      and ${within('h.sent_at', 'h.invoice_id', 4)} ${handovers}
    order by h.sent_at desc, h.invoice_id desc`)}
  union all
  select t.removed_at, t.id, 5, 'removed', null, t.unit_id, null, null, t.id
  from ${ofUnits(`
    select d.removed_at, d.id, d.unit_id from document d
    where d.organization_id = $1 and d.unit_id = u.unit and d.removed_at is not null and 'removed' = any($5::text[]) and $7::uuid is null
      and ${within('d.removed_at', 'd.id', 5)} ${documents}
    order by d.removed_at desc, d.id desc`)}
  union all
  (select e.at, e.id, 6, 'act', e.action, e.unit_id, e.user_id, e.impersonated_by, e.subject_id from audit_entry e
  where e.organization_id = $1 and (e.unit_id is null or e.unit_id = any($2::uuid[])) and 'act' = any($5::text[])
    and ($6::text[] is null or split_part(e.action, '.', 1) = any($6)) and ($7::uuid is null or $7 in (e.user_id, e.impersonated_by))
    and ${within('e.at', 'e.id', 6)} ${acts}
  order by e.at desc, e.id desc limit $11)`;

/** What a page's rows are of, each found by its key. */
const shown = (rows: string): string => `
  select h.at, h.at::text as place, h.id, h.rank, h.event, h.action, h.unit as "unitId", h.person as "personId", h.staff as "staffId",
    f.id as "documentId", f.file_name as "fileName", i.id as "invoiceId", i.number, s.display_name as supplier,
    coalesce(a.name, 'K-' || c.year || '-' || lpad(c.sequence::text, 3, '0')) as about,
    case h.event when 'received' then f.channel end as channel, case when h.event in ('read', 'recorded') then f.format end as format,
    b.system, b.external_id as "externalId", case h.event when 'received' then nullif(f.sha256, '') end as sha256,
    l.number::int as link
  from (select * from (${rows}) r order by r.at desc, r.id desc, r.rank desc limit $11) h
  left join document d on d.organization_id = $1 and d.unit_id = h.unit and d.id = h.subject
  left join invoice i on i.organization_id = $1 and i.unit_id = h.unit and i.id = coalesce(d.invoice_id, h.subject)
  left join document f on f.organization_id = $1 and f.unit_id = h.unit and f.id = coalesce(d.id, i.document_id)
  left join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  left join unit_article a on a.organization_id = $1 and a.unit_id = h.unit and a.id = h.subject
  left join claim c on c.organization_id = $1 and c.unit_id = h.unit and c.id = h.subject
  left join lateral (
    select o.system, o.external_id from handover o
    where h.event = 'handed' and o.organization_id = $1 and o.unit_id = h.unit and o.invoice_id = h.subject
    order by o.sent_at desc nulls last limit 1) b on true
  left join archive_link l on l.organization_id = $1 and l.subject_id = case h.event when 'act' then h.id else f.id end
    and l.kind = case h.event when 'received' then 'receipt' when 'recorded' then 'record' when 'removed' then 'removal'
      when 'act' then 'event' end
  order by h.at desc, h.id desc, h.rank desc`;

const historySql = shown(branches(everything));
const subjectSql = shown(branches(aboutSubject));

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
