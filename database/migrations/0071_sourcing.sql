-- What one unit of measure of goods holds, as a person states it: a fact about what a supplier sells, and so the organization's.
create table stated_pack (
  organization_id uuid not null,
  supplier_id uuid not null,
  -- As `unit_article.article_key`.
  article_key text collate "C" not null,
  base_unit text not null check (base_unit in ('kg', 'l', 'st')),
  amount numeric not null check (amount > 0),
  stated_by uuid references user_account (id) on delete set null,
  stated_at timestamptz not null,
  primary key (organization_id, supplier_id, article_key),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id) on delete cascade
);
create index stated_pack_person on stated_pack (stated_by) where stated_by is not null;

-- Whether goods of two suppliers are the same, as a person says; the smaller supplier id stands first.
create table same_goods (
  organization_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  article_key text collate "C" not null,
  other_supplier_id uuid not null,
  other_article_key text collate "C" not null,
  is_same boolean not null,
  said_by uuid references user_account (id) on delete set null,
  said_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, supplier_id, article_key, other_supplier_id, other_article_key),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id) on delete cascade,
  foreign key (organization_id, other_supplier_id) references organization_supplier (organization_id, id) on delete cascade,
  check (supplier_id < other_supplier_id)
);
create index same_goods_other on same_goods (organization_id, other_supplier_id);
create index same_goods_person on same_goods (said_by) where said_by is not null;

select krogkoll_tenant_table('stated_pack');
select krogkoll_tenant_table('same_goods');

-- The GTIN that an article's newest line states, without looking at its other lines.
create index invoice_line_gtin on invoice_line (organization_id, unit_id, article_id, issue_date desc) include (gtin)
  where gtin is not null;
