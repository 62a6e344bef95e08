-- Price lists that suppliers send (DEALS.md, section 6): one row a message, as it was read. What a list says now follows from
-- all messages of its supplier: core/price-lists/replay.
create table price_list (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  sha256 text not null,
  file_name text not null,
  -- Null until a person says whose it is.
  supplier_id uuid,
  -- Who the message says that it is of.
  stated_supplier text not null,
  head jsonb not null,
  prices jsonb not null,
  price_count int not null,
  starts_on date,
  received_at timestamptz not null,
  primary key (organization_id, unit_id, id),
  unique (organization_id, unit_id, document_id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index price_list_newest on price_list (organization_id, unit_id, received_at desc, id);
create index price_list_supplier on price_list (organization_id, unit_id, supplier_id);
select krogkoll_tenant_table('price_list');

-- What a person says of a price that becomes no deal; one that does is told by the deal, which names its document and row.
create table price_list_choice (
  organization_id uuid not null,
  unit_id uuid not null,
  price_list_id uuid not null,
  "row" int not null,
  choice text not null check (choice in ('offer', 'refused')),
  chosen_at timestamptz not null,
  chosen_by uuid,
  primary key (organization_id, unit_id, price_list_id, "row"),
  foreign key (organization_id, unit_id, price_list_id) references price_list (organization_id, unit_id, id) on delete cascade
);
select krogkoll_tenant_table('price_list_choice');

-- Which checks speak on the alerts of a supplier's rises.
alter table supplier_terms
  add column checks_start boolean not null default true,
  add column checks_notice boolean not null default true,
  add column checks_windows boolean not null default true;
