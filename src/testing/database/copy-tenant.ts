import type { Tx } from '#platform/server/db/port.ts';

/** Copies one tenant's rows of a table: each uuid becomes another, and so do the two unique texts. */
const copySql = `
  select format('insert into %1$I (%6$s) select %2$s from %1$I t cross join generate_series(%3$s, %4$s) n where t.organization_id = %5$L',
    c.relname, string_agg(case
      when a.attname in ('organization_number', 'inbound_address') and c.relname in ('organization', 'unit') then format('n || t.%I', a.attname)
      when a.atttypid = 'uuid'::regtype and a.attname not in ('received_by', 'directory_id') then format('md5(n || t.%I::text)::uuid', a.attname)
      else format('t.%I', a.attname) end, ', ' order by a.attnum),
    $2::int, $3::int, $4::text, string_agg(quote_ident(a.attname), ', ' order by a.attnum)) as sql
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.oid = $1::regclass group by c.relname`;

/** What an organization with invoices has, in an order in which its keys can be written. */
export const booksOfUnit = [
  'organization',
  'unit',
  'organization_supplier',
  'supplier_account',
  'document',
  'invoice',
  'invoice_line',
  'unit_day',
  'unit_article',
  'article_figures',
  'price_alert_entry',
];

export interface Copies {
  /** In an order in which their keys can be written. */
  readonly tables: readonly string[];
  readonly organizationId: string;
  /** Numbers of the copies, which make their ids; both inclusive. */
  readonly first: number;
  readonly last: number;
}

/** Fills tables with copies of one organization's rows, each an organization of its own. In a platform transaction. */
export const copyTenant = async (tx: Tx, { tables, organizationId, first, last }: Copies): Promise<void> => {
  for (const table of tables) {
    const [made] = await tx.query<{ sql: string }>(copySql, [table, first, last, organizationId]);
    await tx.query(made?.sql ?? '');
  }
};
