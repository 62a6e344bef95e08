import { byteOrderMark, csvRow } from '#core/exports/csv-file.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { type ArchivedTable, type ArchiveScope, archivedTables, listRows } from './queries-contents.ts';

/** Reads of one organization, each in a transaction of its own: a file takes longer than one may. */
export type Reads = <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>;

export const readsOf =
  (db: Db, { organizationId }: ArchiveScope): Reads =>
  (work) =>
    db.tenantRead(organizationId, work);

/** Every row of a table that is in an archive, as JSON texts. */
export async function* rowsOf(
  reads: Reads,
  scope: ArchiveScope,
  table: ArchivedTable,
): AsyncGenerator<string> {
  for (let after: readonly string[] | null = null; ;) {
    const page: Awaited<ReturnType<typeof listRows>> = await reads((reader) =>
      listRows(reader, scope, table, after),
    );
    for (const row of page.rows) yield `${row}\n`;
    if (page.last === null) return;
    after = page.last;
  }
}

type Row = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A CSV of some columns of a table, under Swedish heads; `number` columns are written with decimal commas. */
async function* csvOf(
  rows: AsyncIterable<string>,
  columns: readonly (readonly [head: string, column: string, kind?: 'number'])[],
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
      csvRow(
        columns.map(([head]) => head),
        null,
        'sv',
      )
  );
  const kinds = columns.map(([, , kind]) => ({
    kind: kind === undefined ? ('text' as const) : ('number' as const),
  }));
  for await (const text of rows) {
    const row = JSON.parse(text) as Row;
    yield csvRow(
      columns.map(([, column]) => shown(row[column])),
      kinds,
      'sv',
    );
  }
}

const tableOf = (name: string): ArchivedTable => {
  const found = archivedTables.find(({ table }) => table === name);
  if (found === undefined) throw new Error(`${name} is not archived`);
  return found;
};

/** The invoices as a table for people. */
export const invoicesCsv = (reads: Reads, scope: ArchiveScope): AsyncGenerator<string> =>
  csvOf(rowsOf(reads, scope, tableOf('invoice')), [
    ['Fakturadatum', 'issue_date'],
    ['Förfallodatum', 'due_date'],
    ['Nummer', 'number'],
    ['Kredit', 'credit_note'],
    ['Att betala', 'total', 'number'],
    ['Netto', 'net', 'number'],
    ['Moms', 'tax_total', 'number'],
    ['Valuta', 'currency'],
    ['Bankgiro', 'bankgiro'],
    ['Leverantörens id', 'supplier_id'],
    ['Dokumentets id', 'document_id'],
    ['SHA-256', 'sha256'],
    ['Fakturans id', 'id'],
  ]);

/** Their lines. */
export const linesCsv = (reads: Reads, scope: ArchiveScope): AsyncGenerator<string> =>
  csvOf(rowsOf(reads, scope, tableOf('invoice_line')), [
    ['Fakturadatum', 'issue_date'],
    ['Fakturans id', 'invoice_id'],
    ['Rad', 'line_no', 'number'],
    ['Artikelnummer', 'article_number'],
    ['Vara', 'name'],
    ['Antal', 'quantity', 'number'],
    ['Enhet', 'unit'],
    ['Pris', 'price', 'number'],
    ['Rabatt', 'discount', 'number'],
    ['Summa', 'sum', 'number'],
    ['Momssats', 'vat_rate', 'number'],
  ]);

interface Decided {
  readonly at: string;
  readonly kind: string;
  readonly who: string | null;
  readonly what: string | null;
  readonly comment: string | null;
}

const decidedSql = `
  select at, kind, who, what, comment from (
    select p.decided_at::text as at, 'prisbeslut: ' || p.kind as kind, m.full_name as who, a.name as what, p.comment
    from price_decision p left join unit_article a on a.organization_id = $1 and a.unit_id = p.unit_id and a.id = p.article_id
    left join member_name m on m.organization_id = $1 and m.user_id = p.decided_by
    where p.organization_id = $1 and p.unit_id = any($2::uuid[])
    union all
    select coalesce(c.sent_at, c.drafted_at)::text, 'kreditkrav: ' || c.state, m.full_name,
      'K-' || c.year || '-' || lpad(c.sequence::text, 3, '0') || ' ' || coalesce(s.display_name, ''), null
    from claim c left join organization_supplier s on s.organization_id = $1 and s.id = c.supplier_id
    left join member_name m on m.organization_id = $1 and m.user_id = c.drafted_by
    where c.organization_id = $1 and c.unit_id = any($2::uuid[])
  ) d order by at, kind, what`;

/** Who decided what, and when: decisions about prices, and claims. */
export async function* decisionsCsv(reads: Reads, scope: ArchiveScope): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(['När', 'Vad', 'Vem', 'Om', 'Kommentar'], null, 'sv');
  const rows = await reads((reader) =>
    reader.query<Decided>(decidedSql, [scope.organizationId, scope.units]),
  );
  for (const { at, kind, who, what, comment } of rows)
    yield csvRow([at, kind, who, what, comment], null, 'sv');
}
