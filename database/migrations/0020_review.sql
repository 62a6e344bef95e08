-- What the machine has read of a document's pages, and what a person makes of it.
create table document_reading (
  organization_id uuid not null,
  unit_id uuid not null,
  document_id uuid not null,
  -- Another number whenever a person or the machine has changed it: who works on an older one is told.
  revision integer not null default 1,
  format text,
  -- Null while the machine is still at it.
  read_at timestamptz,
  progress_page integer,
  progress_pages integer,
  tries integer not null default 0,
  -- Each page: its view, the bytes that it is of and its number in them. Words of all pages: gzipped JSON.
  pages jsonb not null default '[]',
  words bytea,
  reading jsonb,
  sheet jsonb,
  -- Pages by invoice, where the machine sees several.
  invoices jsonb,
  -- Why it could not be read, where it could not.
  failure text,
  doubts text[] not null default '{}',
  layout_key text,
  -- The amount to pay, and its currency, as far as read.
  value numeric,
  currency text,
  draft jsonb,
  changed_at timestamptz,
  changed_by uuid,
  -- What a person has accepted, from then until it is booked and after.
  accepted jsonb,
  accepted_at timestamptz,
  accepted_by uuid,
  primary key (organization_id, unit_id, document_id),
  foreign key (organization_id, unit_id, document_id) references document (organization_id, unit_id, id)
);

-- What people taught of the layouts that suppliers use. One that is forgotten is no row any more.
create table reading_layout (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  kind text not null check (kind in ('pages', 'sheet')),
  key text not null,
  supplier_name text,
  memory jsonb not null,
  confirmations integer not null,
  taught_from uuid,
  taught_at timestamptz not null,
  taught_by uuid,
  primary key (organization_id, id)
);
create unique index reading_layout_key on reading_layout (organization_id, kind, key);

-- What the machine is still at, as the inbox counts it.
create index document_underway on document (organization_id, unit_id) include (root_id, id)
  where state in ('stored', 'recognising');

select krogkoll_tenant_table('document_reading');
select krogkoll_tenant_table('reading_layout');
