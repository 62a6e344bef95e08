-- E-invoices that were fetched from a provider (OPEN.md, section 6; decision 0077): written when the document is durable here, and
-- before the provider is told so. `gone`: the provider told of it and had it no longer.
create table fetched_e_invoice (
  provider text not null,
  provider_id text not null,
  state text not null check (state in ('stored', 'gone')),
  sha256 text,
  receipt_id uuid,
  fetched_at timestamptz not null,
  primary key (provider, provider_id)
);
create index fetched_e_invoice_newest on fetched_e_invoice (provider, fetched_at desc);
select krogkoll_platform_table('fetched_e_invoice', 'select, insert');
