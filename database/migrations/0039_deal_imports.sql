-- What an organization pays for; without a row it has Starter (core/entitlements).
create table subscription (
  organization_id uuid primary key,
  plan text not null check (plan in ('trial', 'starter', 'premium', 'premium-plus')),
  -- Exclusive; null: until further notice.
  ends_at timestamptz,
  changed_at timestamptz not null
);
alter table organization no force row level security;
insert into subscription (organization_id, plan, ends_at, changed_at)
  select organization_id, 'trial', created_at + interval '30 days', created_at from organization;
alter table organization force row level security;
select krogkoll_tenant_table('subscription');

-- A price list on its way to becoming deals, and what became of it.
create table deal_import (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  -- Whom its deals are for; null: every unit of the organization.
  unit_ids uuid[],
  document_id uuid not null,
  sha256 text not null,
  file_name text not null,
  state text not null check (state in ('open', 'saving', 'saved', 'undone')),
  -- What a person says of the file, and of its rows by number: core/deal-import.
  sheet integer,
  choice jsonb not null,
  fixes jsonb not null default '{}',
  remember boolean not null default true,
  created_at timestamptz not null,
  created_by uuid,
  saved_at timestamptz,
  saved_by uuid,
  -- Rows by outcome, and those that were not taken while they are kept: [{ "row", "code", … }].
  counts jsonb,
  rejected jsonb,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, unit_id, id)
);
create index deal_import_newest on deal_import (organization_id, unit_id, created_at desc, id);
select krogkoll_tenant_table('deal_import');

-- What an import did to each deal: before (null: it made it) and after, for taking it back.
create table deal_import_change (
  organization_id uuid not null,
  deal_import_id uuid not null,
  deal_id uuid not null,
  before jsonb,
  after jsonb not null,
  primary key (organization_id, deal_import_id, deal_id)
);
select krogkoll_tenant_table('deal_import_change');

-- How a supplier's lists are read, by the labels of their heads.
create table import_mapping (
  organization_id uuid not null,
  supplier_id uuid not null,
  head text not null,
  mapping jsonb not null,
  set_at timestamptz not null,
  set_by uuid,
  primary key (organization_id, supplier_id, head)
);
select krogkoll_tenant_table('import_mapping');

-- The row of its source document, where that is a table.
alter table deal add column source_row integer;
