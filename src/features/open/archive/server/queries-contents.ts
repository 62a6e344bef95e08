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

const ofUnits = 't.organization_id = $1 and t.unit_id = any($2::uuid[])';

const anyDay = '($3::date is null or true) and ($4::date is null or true)';

const inPeriod =
  '($3::date is null or t.issue_date >= $3::date) and ($4::date is null or t.issue_date <= $4::date)';

/**
 * The tables of which an archive holds the units' rows, and the statement of a page of each: rows as JSON in the order of their keys,
 * after the keys in `$5`. Deals are of several units at once, or of the whole organization.
 */
export const archivedTables = [
  {
    table: 'invoice',
    file: 'data/fakturor.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.id::text] as keys from invoice t
      where ${ofUnits} and ${inPeriod}
        and ($5::text[] is null or (t.unit_id, t.id) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid))
      order by t.unit_id, t.id limit 2000`,
  },
  {
    table: 'invoice_line',
    file: 'data/rader.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.issue_date::text, t.invoice_id::text, t.line_no::text] as keys from invoice_line t
      where ${ofUnits} and ${inPeriod}
        and ($5::text[] is null or (t.unit_id, t.issue_date, t.invoice_id, t.line_no) > (($5::text[])[1]::uuid, ($5::text[])[2]::date, ($5::text[])[3]::uuid, ($5::text[])[4]::integer))
      order by t.unit_id, t.issue_date, t.invoice_id, t.line_no limit 2000`,
  },
  {
    table: 'document_reading',
    file: 'data/lasningar.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.document_id::text] as keys from document_reading t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.document_id) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid))
      order by t.unit_id, t.document_id limit 2000`,
  },
  {
    table: 'price_decision',
    file: 'data/prisbeslut.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.article_id::text, t.id::text] as keys from price_decision t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.article_id, t.id) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid, ($5::text[])[3]::uuid))
      order by t.unit_id, t.article_id, t.id limit 2000`,
  },
  {
    table: 'deal',
    file: 'data/avtalspriser.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.id::text] as keys from deal t
      where t.organization_id = $1 and (t.unit_ids is null or t.unit_ids && $2::uuid[]) and ${anyDay}
        and ($5::text[] is null or (t.id) > (($5::text[])[1]::uuid))
      order by t.id limit 2000`,
  },
  {
    table: 'claim',
    file: 'data/kreditkrav.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.id::text] as keys from claim t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.id) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid))
      order by t.unit_id, t.id limit 2000`,
  },
  {
    table: 'claim_line',
    file: 'data/kravrader.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.claim_id::text, t.line_no::text] as keys from claim_line t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.claim_id, t.line_no) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid, ($5::text[])[3]::integer))
      order by t.unit_id, t.claim_id, t.line_no limit 2000`,
  },
  {
    table: 'claim_event',
    file: 'data/kravhandelser.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.claim_id::text, t.sequence::text] as keys from claim_event t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.claim_id, t.sequence) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid, ($5::text[])[3]::integer))
      order by t.unit_id, t.claim_id, t.sequence limit 2000`,
  },
  {
    table: 'claim_credit',
    file: 'data/krediteringar.jsonl',
    pageSql: `
      select to_jsonb(t)::text as said, array[t.unit_id::text, t.claim_id::text, t.claim_line_id::text, t.credit_line_id::text] as keys from claim_credit t
      where ${ofUnits} and ${anyDay}
        and ($5::text[] is null or (t.unit_id, t.claim_id, t.claim_line_id, t.credit_line_id) > (($5::text[])[1]::uuid, ($5::text[])[2]::uuid, ($5::text[])[3]::uuid, ($5::text[])[4]::uuid))
      order by t.unit_id, t.claim_id, t.claim_line_id, t.credit_line_id limit 2000`,
  },
] as const;

export type ArchivedTable = (typeof archivedTables)[number];

/** A page of a table's rows as JSON texts, after the keys of one; with the keys of the last. */
export const listRows = async (
  reader: Reader,
  scope: ArchiveScope,
  { pageSql }: ArchivedTable,
  after: readonly string[] | null,
): Promise<{ readonly rows: string[]; readonly last: string[] | null }> => {
  const found = await reader.query<{ said: string; keys: string[] }>(pageSql, [...given(scope), after]);
  return { rows: found.map(({ said }) => said), last: found.at(-1)?.keys ?? null };
};
