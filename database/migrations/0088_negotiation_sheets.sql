-- A negotiation sheet that a supplier may read by a link (DEALS.md, section 5). What it says is kept as it was when a person chose
-- to show it, so that nothing which is bought, agreed or claimed later reaches whoever holds the link.
create table negotiation_sheet (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  language text not null check (language in ('sv', 'en')),
  content jsonb not null,
  made_by uuid references user_account (id) on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id) on delete cascade
);
create index negotiation_sheet_supplier on negotiation_sheet (organization_id, supplier_id);
create index negotiation_sheet_person on negotiation_sheet (made_by) where made_by is not null;
create index negotiation_sheet_over on negotiation_sheet (expires_at);
select krogkoll_tenant_table('negotiation_sheet');
