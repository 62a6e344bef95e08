import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, parameters } from '#platform/server/sql.ts';
import type { QueryOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { inboxContract } from '../contract.ts';
import { arrivalOf } from './queries-rows.ts';
import type { FileRecord, RootRecord } from './queries-rows.ts';

type ListQuery = QueryOf<(typeof inboxContract)['listArrivals']>;

const attention = `('needs-review', 'quarantined', 'unreadable')`;
const underway = `('stored', 'recognising')`;

/**
 * Arrivals with something in them that waits for a person, or that is being read. Asked for once, as an array for an index
 * or as a hash with `not in`: a join could be planned to look at all of the unit's documents for each of them.
 */
const waiting = (states: string): string => `
  select coalesce(w.root_id, w.id) from document w
  where w.organization_id = $1 and w.unit_id = $2 and w.state ${states}`;

const inGroup: Readonly<Record<ListQuery['group'], string>> = {
  attention: ` and d.state <> 'deleted' and d.id = any(array(${waiting(`in ${attention}`)}))`,
  underway: ` and d.state <> 'deleted' and d.id = any(array(${waiting(`in ${underway}`)})) and d.id not in (${waiting(`in ${attention}`)})`,
  done: ` and d.state <> 'deleted' and d.id not in (${waiting(`in ${underway}`)}) and d.id not in (${waiting(`in ${attention}`)})`,
  deleted: ` and d.state = 'deleted'`,
  all: '',
};

/** What stands beside document `d` in its row. */
const facts = `
  x.full_name as deleted_by_name, y.full_name as accepted_by_name, v.name as successor_unit_name, i.number as invoice_number,
  s.display_name as invoice_supplier, i.total as invoice_total, i.currency as invoice_currency, p.value as read_value,
  p.currency as read_currency, p.document_id is not null and p.read_at is not null as is_read, named.about`;

/**
 * The invoices that what was read of `p` names, in its order. Numbers are the suppliers' own: one of another supplier is left
 * out, and so is one that two suppliers use.
 */
const named = `
  select jsonb_agg(jsonb_build_object('number', n.number, 'invoiceId', own.id) order by n.place) as about
  from jsonb_array_elements_text(coalesce(p.reading #> '{kind,about}', '[]')) with ordinality n(number, place)
  left join lateral (
    select min(ai.id::text) as id from invoice ai
    join organization_supplier az on az.organization_id = $1 and az.id = ai.supplier_id
    where ai.organization_id = $1 and ai.unit_id = $2 and ai.number = n.number
      and (az.organization_number is null or p.reading #>> '{invoice,supplier,organizationNumber}' is null
        or az.organization_number = p.reading #>> '{invoice,supplier,organizationNumber}')
    having count(*) = 1
  ) own on true`;

const withFacts = `
  left join member_name x on x.user_id = d.deleted_by
  left join member_name y on y.user_id = d.accepted_by
  left join unit v on v.organization_id = $1 and v.id = d.successor_unit_id
  left join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = d.invoice_id
  left join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  left join document_reading p on p.organization_id = $1 and p.unit_id = $2 and p.document_id = d.id
  left join lateral (${named}) named on d.reason like 'kind.%'`;

/** A container that gave all that it held is no file of its own. */
const isShown = `not (c.state = 'expanded' and c.reason is null)`;

const rootsSql = (chosen: string, page: string): string => `
  select d.*, ${facts}, n.full_name as received_by_name, m.sender_address, m.sender_name, m.subject, m.verdict,
    m.envelope_sender, m.recipient, coalesce(m.links, '[]') as links, inside.*
  from (select d.* from document d where d.organization_id = $1 and d.unit_id = $2 and d.root_id is null${chosen}${page}) d
  left join mail m on m.organization_id = $1 and m.unit_id = $2 and m.document_id = d.id
  left join member_name n on n.user_id = d.received_by
  ${withFacts}
  cross join lateral (
    select count(*) filter (where ${isShown})::int as file_count,
      count(*) filter (where c.state in ${attention})::int as attention,
      count(*) filter (where c.state in ${underway})::int as underway,
      count(*) filter (where c.state = 'quarantined')::int as quarantined,
      count(*) filter (where c.state = 'unreadable' or (c.state = 'needs-review' and c.invoice_id is null))::int as settleable,
      count(*) filter (where c.state = 'settled' and c.format is distinct from 'price-list')::int as settled
    from document c where c.organization_id = $1 and c.unit_id = $2 and c.root_id = d.id
  ) inside
  order by d.received_at desc, d.id desc`;

/** The files inside arrivals, so many of each, those that wait for a person first. */
const filesSql = `
  select d.*, ${facts} from unnest($3::uuid[]) r(id) cross join lateral (
    select c.*, array_position(array['quarantined', 'needs-review', 'unreadable', 'stored', 'recognising', 'monitored'], c.state) as urgency
    from document c where c.organization_id = $1 and c.unit_id = $2 and c.root_id = r.id and ${isShown}
    order by urgency nulls last, c.file_name, c.id limit $4
  ) d ${withFacts}
  order by d.urgency nulls last, d.file_name, d.id`;

const searched = (pattern: string): string => ` and d.id = any(array(
  select coalesce(f.root_id, f.id) from document f
  left join invoice fi on fi.organization_id = $1 and fi.unit_id = $2 and fi.id = f.invoice_id
  where f.organization_id = $1 and f.unit_id = $2 and (lower(f.file_name) like ${pattern} or fi.search like ${pattern}
    or lower(f.preview ->> 'number') like ${pattern} or lower(f.preview #>> '{identity,displayName}') like ${pattern})
  union all
  select o.document_id from mail o where o.organization_id = $1 and o.unit_id = $2
    and lower(concat_ws(' ', o.sender_name, o.sender_address, o.subject)) like ${pattern}))`;

const selection = (query: ListQuery, add: (value: unknown) => string): string => {
  const parts = [inGroup[query.group]];
  if (query.channel) parts.push(` and d.channel = ${add(query.channel)}`);
  if (query.search) parts.push(searched(add(contains(query.search))));
  const day = (value: string): string => `(${add(value)}::date)::timestamp`;
  if (query.from) parts.push(` and d.received_at >= ${day(query.from)} at time zone 'Europe/Stockholm'`);
  if (query.to)
    parts.push(` and d.received_at < (${day(query.to)} + interval '1 day') at time zone 'Europe/Stockholm'`);
  return parts.join('');
};

/** Files that a row of the list shows, and that one arrival shows. */
const inRow = 5;
const inDetail = 1_000;

/** The files inside arrivals, by the arrival's id. */
const filesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  rootIds: readonly string[],
  most: number,
): Promise<Map<string, FileRecord[]>> => {
  const files = await reader.query<FileRecord & { readonly urgency: number | null }>(filesSql, [
    organizationId,
    unitId,
    rootIds,
    most,
  ]);
  return Map.groupBy(files, ({ root_id, id }) => root_id ?? id);
};

/** One page of what came through every door, newest first. */
export const listArrivals = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
): Promise<z.output<(typeof inboxContract)['listArrivals']['reply']>> => {
  const { values, add } = parameters();
  add(scope.organizationId);
  add(scope.unitId);
  const chosen = selection(query, add);
  const [count] = await reader.query<{ total: number }>(
    `select count(*)::int as total from document d
     where d.organization_id = $1 and d.unit_id = $2 and d.root_id is null${chosen}`,
    values,
  );
  const page = ` order by d.received_at desc, d.id desc limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const roots = await reader.query<RootRecord>(rootsSql(chosen, page), values);
  const rootIds = roots.map(({ id }) => id);
  const files = await filesOf(reader, scope, rootIds, inRow);
  return {
    content: roots.map((root) => arrivalOf(root, files.get(root.id) ?? [])),
    total: count?.total ?? 0,
  };
};

/** The arrival that a document is, or that it came in, with all its files; null when the unit has none with this id. */
export const findArrival = async (
  reader: Reader,
  scope: UnitScope,
  documentId: string,
): Promise<{ readonly root: RootRecord; readonly files: readonly FileRecord[] } | null> => {
  const [root] = await reader.query<RootRecord>(
    rootsSql(
      ` and d.id = (select coalesce(o.root_id, o.id) from document o
         where o.organization_id = $1 and o.unit_id = $2 and o.id = $3)`,
      '',
    ),
    [scope.organizationId, scope.unitId, documentId],
  );
  if (root === undefined) return null;
  const files = await filesOf(reader, scope, [root.id], inDetail);
  return { root, files: files.get(root.id) ?? [] };
};

/** How many arrivals wait for a person, and how many are being read. Two partial indexes answer it. */
export const countArrivals = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<{ attention: number; underway: number }> => {
  const [counts] = await reader.query<{ attention: number; underway: number }>(
    `select (select count(distinct id)::int from (${waiting(`in ${attention}`)}) a(id)) as attention,
       (select count(distinct id)::int from (${waiting(`in ${underway}`)}) u(id)) as underway`,
    [organizationId, unitId],
  );
  return counts ?? { attention: 0, underway: 0 };
};
