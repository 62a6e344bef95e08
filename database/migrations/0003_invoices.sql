-- The global directory: public facts about companies that invoice restaurants.
create table supplier (
  id uuid primary key,
  display_name text not null,
  legal_name text not null,
  organization_number text unique,
  vat_number text,
  category text not null,
  verified boolean not null default false,
  search_name text not null
);

-- A supplier as one organization knows it. From the directory it keeps the directory's id; one that first appeared
-- on an invoice is private to the organization until staff take it into the directory.
create table organization_supplier (
  organization_id uuid not null,
  id uuid not null,
  directory_id uuid references supplier (id),
  display_name text not null,
  search_name text not null,
  organization_number text,
  vat_number text,
  category text not null default 'general',
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index organization_supplier_number on organization_supplier (organization_id, organization_number)
  where organization_number is not null;
create index organization_supplier_name on organization_supplier (organization_id, search_name);

-- Accounts that an organization has confirmed for a supplier; the first trusted invoice confirms the first one.
create table supplier_account (
  organization_id uuid not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('bankgiro', 'plusgiro', 'iban')),
  account text not null,
  confirmed_at timestamptz not null,
  confirmed_by uuid,
  primary key (organization_id, supplier_id, kind, account),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index supplier_account_account on supplier_account (organization_id, kind, account);

-- Everything that ever arrived, each in a state that a person can see.
create table document (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  sha256 text not null,
  size bigint not null,
  file_name text not null,
  content_type text not null,
  channel text not null,
  state text not null,
  reason text,
  format text,
  received_at timestamptz not null,
  received_by uuid,
  parent_id uuid,
  duplicate_of uuid,
  invoice_id uuid,
  attempts integer not null default 0,
  -- The job that reads it; another one may take it over after this time.
  leased_by text,
  leased_until timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  comment text,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
-- The same bytes are read once in a unit; later arrivals point to the first. What has no bytes has no first.
create unique index document_first on document (organization_id, unit_id, sha256) where duplicate_of is null and size > 0;
create index document_waiting on document (organization_id, unit_id, received_at, id) where state = 'stored';
create index document_received on document (organization_id, unit_id, received_at desc, id desc);
create index document_invoice on document (organization_id, unit_id, invoice_id) where invoice_id is not null;

create table invoice (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  number text not null,
  issue_date date not null,
  due_date date,
  currency text not null,
  credit_note boolean not null,
  -- What is to be paid, and the sum without VAT; as the document states them.
  total numeric not null,
  net numeric not null,
  tax_total numeric,
  rounding numeric,
  bankgiro text,
  plusgiro text,
  iban text,
  payment_reference text,
  line_count integer not null,
  -- The trust gate: while held, the lines in question (all, or those with a failed check) are not monitored.
  held boolean not null,
  held_reasons text[] not null default '{}',
  checks jsonb not null default '[]',
  charges jsonb not null default '[]',
  -- The document whose bytes were read, and their hash: the third key of the monitoring order.
  document_id uuid not null,
  sha256 text not null,
  search text not null,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
-- One invoice may come as several documents; same number with another date, total or currency is another invoice, and held.
create unique index invoice_identity on invoice (organization_id, unit_id, supplier_id, number, issue_date, total, currency);
create index invoice_date on invoice (organization_id, unit_id, issue_date desc, id desc);

-- One index only, ordered for overviews, which it answers alone; a second one costs 2.7 times the WAL.
create table invoice_line (
  organization_id uuid not null,
  unit_id uuid not null,
  issue_date date not null,
  invoice_id uuid not null,
  line_no integer not null,
  id uuid not null,
  supplier_id uuid not null,
  article_id uuid,
  name text not null,
  article_number text,
  gtin text,
  quantity numeric,
  unit text not null,
  price numeric,
  comparable_price numeric,
  discount numeric not null,
  sum numeric not null,
  vat_rate numeric,
  kind text not null,
  -- Passed the gate and the filter of PRODUCT section 3: compared, and a price of the article's statistics.
  monitored boolean not null,
  -- Monitored, or a credit through the gate: in the article's cost and quantity.
  counted boolean not null,
  primary key (organization_id, unit_id, issue_date, invoice_id, line_no)
    include (supplier_id, article_id, quantity, comparable_price, sum, monitored, counted)
);

-- Cost of a supplier, day and currency, VAT excluded, held invoices too: what was invoiced has been invoiced.
create table unit_day (
  organization_id uuid not null,
  unit_id uuid not null,
  day date not null,
  supplier_id uuid not null,
  currency text not null,
  net numeric not null,
  invoices integer not null,
  primary key (organization_id, unit_id, day, supplier_id, currency) include (net, invoices)
);

select krogkoll_reference_table('supplier');
select krogkoll_tenant_table('organization_supplier');
select krogkoll_tenant_table('supplier_account');
select krogkoll_tenant_table('document');
select krogkoll_tenant_table('invoice');
select krogkoll_tenant_table('invoice_line');
select krogkoll_tenant_table('unit_day');
