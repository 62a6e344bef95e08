import type { Reader } from '#platform/server/db/port.ts';

/** What an archive is of: units of an organization, and days; null days: all there are. */
export interface ArchiveScope {
  readonly organizationId: string;
  readonly units: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
}

/** A document as an archive tells of it. */
export interface DocumentRecord {
  readonly id: string;
  readonly unitId: string;
  readonly sha256: string;
  readonly size: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly channel: string;
  readonly state: string;
  readonly receivedAt: Date;
  readonly removedAt: Date | null;
  readonly duplicateOf: string | null;
  readonly parentId: string | null;
  readonly invoiceId: string | null;
  readonly number: string | null;
  readonly supplier: string | null;
  /** The invoice's date, or the day it came. */
  readonly day: string;
  /** When it came, to the microsecond. */
  readonly place: string;
}

const day = `coalesce(i.issue_date, (d.received_at at time zone 'Europe/Stockholm')::date)`;

const inScope = `d.organization_id = $1 and d.unit_id = any($2::uuid[])
  and ($3::date is null or ${day} >= $3::date) and ($4::date is null or ${day} <= $4::date)`;

const invoiced = `left join invoice i on i.organization_id = $1 and i.unit_id = d.unit_id and i.id = d.invoice_id`;

const documentsSql = `
  select d.id, d.unit_id as "unitId", d.sha256, d.size, d.file_name as "fileName", d.content_type as "contentType",
    d.channel, d.state, d.received_at as "receivedAt", d.removed_at as "removedAt", d.duplicate_of as "duplicateOf",
    d.parent_id as "parentId", d.invoice_id as "invoiceId", i.number, s.display_name as supplier, ${day}::text as day,
    d.received_at::text as place
  from document d ${invoiced}
  left join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  where ${inScope} and ($5::text is null or (d.received_at, d.id) > ($5::text::timestamptz, $6::uuid))
  order by d.received_at, d.id limit $7`;

const given = ({ organizationId, units, from, to }: ArchiveScope): unknown[] => [
  organizationId,
  units,
  from,
  to,
];

/** A page of the documents of an archive, the oldest first, after one of them. */
export const listArchived = (
  reader: Reader,
  scope: ArchiveScope,
  after: Pick<DocumentRecord, 'id' | 'place'> | null,
  most = 1_000,
): Promise<DocumentRecord[]> =>
  reader.query<DocumentRecord>(documentsSql, [
    ...given(scope),
    after?.place ?? null,
    after?.id ?? null,
    most,
  ]);

/** How many documents and bytes an archive would hold. */
export const countArchived = async (
  reader: Reader,
  scope: ArchiveScope,
): Promise<{ documents: number; bytes: number }> => {
  const [found] = await reader.query<{ documents: number; bytes: string }>(
    `select count(*)::int as documents,
       coalesce(sum(d.size) filter (where d.duplicate_of is null and d.removed_at is null), 0)::text as bytes
     from document d ${invoiced} where ${inScope}`,
    given(scope),
  );
  return { documents: found?.documents ?? 0, bytes: Number(found?.bytes ?? 0) };
};

/** A table of which an archive holds the units' rows as JSON, with the columns that order it within the organization. */
export interface ArchivedTable {
  readonly table: string;
  readonly file: string;
  readonly keys: readonly (readonly [column: string, type: string])[];
  /** The column of the day that the archive's period is of, where the rows have one. */
  readonly day?: string;
  /** Of several units at once, or of the whole organization. */
  readonly isWhole?: boolean;
}

const uuid = 'uuid';

export const archivedTables: readonly ArchivedTable[] = [
  {
    table: 'invoice',
    file: 'data/fakturor.jsonl',
    keys: [
      ['unit_id', uuid],
      ['id', uuid],
    ],
    day: 'issue_date',
  },
  {
    table: 'invoice_line',
    file: 'data/rader.jsonl',
    keys: [
      ['unit_id', uuid],
      ['issue_date', 'date'],
      ['invoice_id', uuid],
      ['line_no', 'integer'],
    ],
    day: 'issue_date',
  },
  {
    table: 'document_reading',
    file: 'data/lasningar.jsonl',
    keys: [
      ['unit_id', uuid],
      ['document_id', uuid],
    ],
  },
  {
    table: 'price_decision',
    file: 'data/prisbeslut.jsonl',
    keys: [
      ['unit_id', uuid],
      ['article_id', uuid],
      ['id', uuid],
    ],
  },
  { table: 'deal', file: 'data/avtalspriser.jsonl', keys: [['id', uuid]], isWhole: true },
  {
    table: 'claim',
    file: 'data/kreditkrav.jsonl',
    keys: [
      ['unit_id', uuid],
      ['id', uuid],
    ],
  },
  {
    table: 'claim_line',
    file: 'data/kravrader.jsonl',
    keys: [
      ['unit_id', uuid],
      ['claim_id', uuid],
      ['line_no', 'integer'],
    ],
  },
  {
    table: 'claim_event',
    file: 'data/kravhandelser.jsonl',
    keys: [
      ['unit_id', uuid],
      ['claim_id', uuid],
      ['sequence', 'integer'],
    ],
  },
  {
    table: 'claim_credit',
    file: 'data/krediteringar.jsonl',
    keys: [
      ['unit_id', uuid],
      ['claim_id', uuid],
      ['claim_line_id', uuid],
      ['credit_line_id', uuid],
    ],
  },
];

/** A page of a table's rows as JSON texts, after the keys of one; with the keys of the last. */
export const listRows = async (
  reader: Reader,
  { organizationId, units, from, to }: ArchiveScope,
  { table, keys, day: column, isWhole = false }: ArchivedTable,
  after: readonly string[] | null,
  most = 2_000,
): Promise<{ readonly rows: string[]; readonly last: string[] | null }> => {
  const names = keys.map(([name]) => `t.${name}`).join(', ');
  const places = keys.map(([, type], at) => `$${at + 5}::text::${type}`).join(', ');
  const period =
    column === undefined
      ? ''
      : `and ($3::date is null or t.${column} >= $3::date) and ($4::date is null or t.${column} <= $4::date)`;
  const found = await reader.query<{ said: string; keys: string[] }>(
    `select to_jsonb(t)::text as said, array[${keys.map(([name]) => `t.${name}::text`).join(', ')}] as keys
     from ${table} t where t.organization_id = $1 and ${isWhole ? '(t.unit_ids is null or t.unit_ids && $2::uuid[])' : 't.unit_id = any($2::uuid[])'}
       and ($3::date is null or true) and ($4::date is null or true) ${period}
       ${after === null ? '' : `and (${names}) > (${places})`}
     order by ${names} limit ${most}`,
    [organizationId, units, from, to, ...(after ?? [])],
  );
  return { rows: found.map(({ said }) => said), last: found.at(-1)?.keys ?? null };
};
