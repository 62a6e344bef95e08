import { keptPrices } from '#core/products/article-growth.ts';
import type { InvoiceRows, Row } from './ingest-record.ts';

type Columns = Readonly<Record<string, string>>;

const document: Columns = {
  id: 'uuid',
  sha256: 'text',
  size: 'bigint',
  file_name: 'text',
  content_type: 'text',
  channel: 'text',
  state: 'text',
  reason: 'text',
  format: 'text',
  received_at: 'timestamptz',
  received_by: 'uuid',
  invoice_id: 'uuid',
};
const invoice: Columns = {
  id: 'uuid',
  supplier_id: 'uuid',
  number: 'text',
  issue_date: 'date',
  due_date: 'date',
  currency: 'text',
  credit_note: 'boolean',
  total: 'numeric',
  net: 'numeric',
  tax_total: 'numeric',
  rounding: 'numeric',
  bankgiro: 'text',
  plusgiro: 'text',
  iban: 'text',
  payment_reference: 'text',
  line_count: 'integer',
  held: 'boolean',
  held_reasons: 'text[]',
  checks: 'jsonb',
  charges: 'jsonb',
  document_id: 'uuid',
  received_at: 'timestamptz',
  sha256: 'text',
  preceding: 'text[]',
  gives_back: 'boolean',
  search: 'text',
  counts: 'boolean',
  waits: 'boolean',
};
const line: Columns = {
  line_no: 'integer',
  id: 'uuid',
  article_id: 'uuid',
  name: 'text',
  article_number: 'text',
  gtin: 'text',
  quantity: 'numeric',
  unit: 'text',
  price: 'numeric',
  comparable_price: 'numeric',
  discount: 'numeric',
  sum: 'numeric',
  vat_rate: 'numeric',
  kind: 'text',
  monitored: 'boolean',
  counted: 'boolean',
};
const watched: Columns = {
  id: 'uuid',
  lines: 'integer',
  sum_total: 'numeric',
  quantity_total: 'numeric',
  price_min: 'numeric',
  price_max: 'numeric',
  first_date: 'date',
  last_date: 'date',
  last_price: 'numeric',
  watched_price: 'numeric',
  watched_deal_id: 'uuid',
  watch_state: 'jsonb',
  unresolved: 'integer',
  resolved: 'integer',
  ignored: 'integer',
  unresolved_sum: 'numeric',
};
const created: Columns = {
  ...watched,
  supplier_id: 'uuid',
  article_key: 'text',
  article_number: 'text',
  name: 'text',
  unit: 'text',
  currency: 'text',
  category: 'text',
  search: 'text',
};
const entry: Columns = {
  article_id: 'uuid',
  id: 'uuid',
  invoice_number: 'text',
  invoice_date: 'date',
  sha256: 'text',
  line_no: 'integer',
  quantity: 'numeric',
  billed_price: 'numeric',
  watched_price: 'numeric',
  item_diff: 'numeric',
  sum_diff: 'numeric',
  currency: 'text',
  deal_id: 'uuid',
  per_base: 'jsonb',
  kind: 'text',
  why: 'jsonb',
  status: 'text',
  decision_id: 'uuid',
};
const figures: Columns = {
  article_id: 'uuid',
  quantity: 'numeric',
  cost: 'numeric',
  invoices: 'integer',
  days: 'integer',
  prices: 'numeric[]',
  last_day: 'date',
  day_quantity: 'numeric',
  year_quantity: 'numeric',
};
const account: Columns = { kind: 'text', account: 'text', confirmed_at: 'timestamptz' };

/** Parameters of one function, which takes 100 at most: an array for each column of what every invoice has, JSON for the rest. */
const singles = { d: document, i: invoice };
const arrays = { l: line, w: watched };
const lists = { n: created, f: figures, e: entry, a: account };

const parameters = [
  ...Object.entries(singles).flatMap(([prefix, columns]) =>
    Object.entries(columns).map(([name, type]) => ({ name: `${prefix}_${name}`, type })),
  ),
  ...Object.entries(arrays).flatMap(([prefix, columns]) =>
    Object.entries(columns).map(([name, type]) => ({ name: `${prefix}_${name}`, type: `${type}[]` })),
  ),
  ...Object.keys(lists).map((name) => ({ name, type: 'json' })),
];

const names = (columns: Columns): string => Object.keys(columns).join(', ');
const named = (prefix: string, columns: Columns): string =>
  Object.keys(columns)
    .map((name) => `${prefix}_${name}`)
    .join(', ');
const unnested = (prefix: 'l' | 'w'): string =>
  `unnest(${named(prefix, arrays[prefix])}) as r(${names(arrays[prefix])})`;
const of = (columns: Columns): string =>
  Object.keys(columns)
    .map((name) => `r.${name}`)
    .join(', ');
const changes = Object.keys(watched)
  .filter((name) => name !== 'id')
  .map((name) => `${name} = changed.${name}`)
  .join(', ');

/** One set-based function for an invoice with all that it changes; tables are searched by their keys alone. */
export const byHandSql = `
create function bench_write(o uuid, u uuid, ${parameters.map(({ name, type }) => `${name} ${type}`).join(', ')})
  returns void language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  changed record;
begin
  insert into document (organization_id, unit_id, ${names(document)}) values (o, u, ${named('d', document)});
  insert into invoice (organization_id, unit_id, ${names(invoice)}) values (o, u, ${named('i', invoice)});
  insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, supplier_id, ${names(line)})
    select o, u, i_issue_date, i_id, i_supplier_id, ${of(line)} from ${unnested('l')};
  insert into unit_day as x (organization_id, unit_id, day, supplier_id, currency, net, invoices)
    values (o, u, i_issue_date, i_supplier_id, i_currency, i_net, 1)
    on conflict (organization_id, unit_id, day, supplier_id, currency)
    do update set net = x.net + excluded.net, invoices = x.invoices + 1;
  -- Row by row, which is as fast as the best join and cannot be planned as a worse one.
  for changed in select * from ${unnested('w')} loop
    update unit_article set ${changes} where organization_id = o and unit_id = u and id = changed.id;
  end loop;
  if n is not null then
    insert into unit_article (organization_id, unit_id, ${names(created)}) select o, u, ${of(created)} from json_populate_recordset(null::unit_article, n) r;
  end if;
  -- The days and prices of an article grow; what leaves its year is found by its key.
  insert into article_figures as x (organization_id, unit_id, first_price, ${names(figures)})
    select o, u, r.prices[1], ${of(figures)} from json_populate_recordset(null::article_figures, f) r
    on conflict (organization_id, unit_id, article_id)
    do update set quantity = x.quantity + excluded.quantity, cost = x.cost + excluded.cost,
      invoices = x.invoices + excluded.invoices, days = x.days + excluded.days,
      first_price = coalesce(x.first_price, excluded.first_price),
      prices = (x.prices || excluded.prices)[greatest(1, cardinality(x.prices || excluded.prices) - ${keptPrices} + 1):],
      last_day = coalesce(excluded.last_day, x.last_day),
      day_quantity = case when excluded.last_day > x.last_day then 0 else x.day_quantity end + excluded.day_quantity,
      year_quantity = excluded.year_quantity + case when excluded.last_day - 365 >= x.last_day then 0 else x.year_quantity
        - coalesce((
          select sum(l.quantity) from invoice_line l
          where l.organization_id = o and l.unit_id = u and l.article_id = x.article_id and l.monitored
            and l.issue_date > x.last_day - 365 and l.issue_date <= excluded.last_day - 365), 0) end;
  if e is not null then
    insert into price_alert_entry (organization_id, unit_id, supplier_id, invoice_id, ${names(entry)})
      select o, u, i_supplier_id, i_id, ${of(entry)} from json_populate_recordset(null::price_alert_entry, e) r;
  end if;
  if a is not null then
    insert into supplier_account (organization_id, supplier_id, ${names(account)})
      select o, i_supplier_id, ${of(account)} from json_populate_recordset(null::supplier_account, a) r on conflict do nothing;
  end if;
end
$$`;

const text = `select bench_write(${['o', 'u', ...parameters].map((_, at) => `$${at + 1}`).join(', ')})`;

const valueOf = (row: Row, name: string, type: string): unknown => {
  const value = row[name] ?? null;
  return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
};

/** The call that writes one invoice. */
export const parametersOf = (rows: InvoiceRows): { readonly text: string; readonly values: unknown[] } => {
  const single = { d: rows.document, i: rows.invoice };
  const several = { l: rows.lines, w: rows.articles };
  return {
    text,
    values: [
      rows.organizationId,
      rows.unitId,
      ...(['d', 'i'] as const).flatMap((prefix) =>
        Object.entries(singles[prefix]).map(([name, type]) => valueOf(single[prefix], name, type)),
      ),
      ...(['l', 'w'] as const).flatMap((prefix) =>
        Object.entries(arrays[prefix]).map(([name, type]) =>
          several[prefix].map((row) => valueOf(row, name, type)),
        ),
      ),
      ...[rows.newArticles, rows.figures, rows.entries, rows.accounts].map((each) =>
        each.length === 0 ? null : JSON.stringify(each),
      ),
    ],
  };
};
