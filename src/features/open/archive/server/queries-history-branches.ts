const day = (parameter: string): string => `(${parameter}::date::timestamp at time zone 'Europe/Stockholm')`;

const within = (at: string, id: string, rank: number): string => `
  ${at} >= ${day('$3')} and ${at} < ${day('($4::date + 1)')} and (${at}, ${id}, ${rank}) < ($8::timestamptz, $9::uuid, $10::int)`;

/** The first and the last id of version 7 that a moment has. */
const firstId = (moment: string): string => `
  (lpad(to_hex(greatest(floor(extract(epoch from ${moment}) * 1000), 0)::bigint), 12, '0') || '00000000000000000000')::uuid`;
const lastId = (moment: string): string => `
  (lpad(to_hex(greatest(floor(extract(epoch from ${moment}) * 1000), 0)::bigint), 12, '0') || 'ffffffffffffffffffff')::uuid`;

/** Rows of a table in a unit: a page by the index of their time, or those of some keys by the index of that. */
type Rows = (rows: string, order: string, key: string, keys: string) => string;

const pageOfEach: Rows = (rows, order) =>
  `unnest($2::uuid[]) u(unit) cross join lateral (${rows} order by ${order} limit $11) t`;

/** `$12` documents, `$13` invoices. */
const byKeys: Rows = (rows, _order, key, keys) =>
  `unnest($2::uuid[]) u(unit) cross join unnest(${keys}::uuid[]) k(id)
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

/**
 * Everything that was done, by `at`, `id` and `rank`: `$1` organization, `$2` units, `$3`, `$4` days, `$5` events, `$6` nouns, `$7` person,
 * `$8`–`$10` the place before, `$11` rows.
 */
const branches = (of: Rows, done: string): string => `
  select t.received_at as at, t.id, 1 as rank, 'received' as event, null::text as action, t.unit_id as unit, t.received_by as person,
    null::uuid as staff, t.id as subject
  from ${of(
    `select d.received_at, d.id, d.unit_id, d.received_by from document d
     where d.organization_id = $1 and d.unit_id = u.unit and 'received' = any($5::text[])
       and ($7::uuid is null or d.received_by = $7) and ${within('d.received_at', 'd.id', 1)}`,
    'd.received_at desc, d.id desc',
    'd.id',
    '$12',
  )}
  union all
  select t.read_at, t.document_id, 2, 'read', null, t.unit_id, null, null, t.document_id
  from ${of(
    `select r.read_at, r.document_id, r.unit_id from document_reading r
     where r.organization_id = $1 and r.unit_id = u.unit and r.read_at is not null and 'read' = any($5::text[]) and $7::uuid is null
       and ${within('r.read_at', 'r.document_id', 2)}`,
    'r.read_at desc, r.document_id desc',
    'r.document_id',
    '$12',
  )}
  union all
  select coalesce(krogkoll_made_at(t.id), 'infinity'), t.id, 3, 'recorded', null, t.unit_id, null, null, t.id
  from ${of(
    `select i.id, i.unit_id from invoice i
     where i.organization_id = $1 and i.unit_id = u.unit and 'recorded' = any($5::text[]) and $7::uuid is null
       and i.id >= ${firstId(day('$3'))} and i.id < ${firstId(day('($4::date + 1)'))}
       and i.id <= ${lastId(`least($8::timestamptz, ${day('($4::date + 1)')})`)}
       and (krogkoll_made_at(i.id), i.id, 3) < ($8::timestamptz, $9::uuid, $10::int) and substr(i.id::text, 15, 1) = '7'`,
    'i.id desc',
    'i.id',
    '$13',
  )}
  union all
  select t.sent_at, t.invoice_id, 4, 'handed', null, t.unit_id, null, null, t.invoice_id
  from ${of(
    `select h.sent_at, h.invoice_id, h.unit_id from handover h
     where h.organization_id = $1 and h.unit_id = u.unit and h.sent_at is not null and 'handed' = any($5::text[]) and $7::uuid is null
       and ${within('h.sent_at', 'h.invoice_id', 4)}`,
    'h.sent_at desc, h.invoice_id desc',
    'h.invoice_id',
    '$13',
  )}
  union all
  select t.removed_at, t.id, 5, 'removed', null, t.unit_id, null, null, t.id
  from ${of(
    `select d.removed_at, d.id, d.unit_id from document d
     where d.organization_id = $1 and d.unit_id = u.unit and d.removed_at is not null and 'removed' = any($5::text[]) and $7::uuid is null
       and ${within('d.removed_at', 'd.id', 5)}`,
    'd.removed_at desc, d.id desc',
    'd.id',
    '$12',
  )}
  union all
  select t.at, t.id, 6, 'act', t.action, t.unit_id, t.user_id, t.impersonated_by, t.subject_id from ${done} t`;

/** A page of each. */
export const everything = branches(pageOfEach, `(${acts('')})`);

/** What is about some documents and invoices. */
export const aboutSubjects = branches(byKeys, actsOfSubjects);
