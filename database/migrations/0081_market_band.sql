-- The market band (DEALS.md, section 5; decision 0058) takes the place of the mean over all tenants.
drop table market_price;
drop table market_share;

-- Made up to be looked at: it stands behind nobody's figures, and sees figures that are made up as well.
alter table organization add column is_sample boolean not null default false;
alter table organization no force row level security;
alter table audit_entry no force row level security;
update organization o set is_sample = true
where exists (select from audit_entry a where a.organization_id = o.organization_id and a.action = 'sample.registered');
alter table audit_entry force row level security;
alter table organization force row level security;

-- A month's roll-up; it is made once.
create table market_snapshot (
  month date primary key,
  begun_at timestamptz not null,
  finished_at timestamptz
);

-- What one organization paid for a supplier's article within the window, and for how much of its base unit; gone when the month is done.
create table market_share (
  organization_id uuid not null,
  supplier_id uuid not null references supplier (id),
  article_key text collate "C" not null,
  base_unit text not null check (base_unit in ('kg', 'l', 'st')),
  cost numeric not null,
  volume numeric not null,
  -- In its longest form, and only one that is the same everywhere.
  gtin text,
  primary key (organization_id, supplier_id, article_key, base_unit)
);
create index market_share_article on market_share (supplier_id, article_key);

-- Invoices through the trust gate within the window, of a supplier.
create table market_trade (
  organization_id uuid not null,
  supplier_id uuid not null references supplier (id),
  invoices integer not null,
  primary key (organization_id, supplier_id)
);
create index market_trade_supplier on market_trade (supplier_id);

-- Which goods a supplier's article is. Once figures of them were published it stays: whoever moved it would tell the rest apart.
create table market_goods (
  supplier_id uuid not null references supplier (id),
  article_key text collate "C" not null,
  goods text collate "C" not null,
  primary key (supplier_id, article_key)
);
create index market_goods_articles on market_goods (goods);

-- In which half of the buyers an organization stands, for good; null: in neither.
create table market_seat (
  organization_id uuid not null,
  goods text collate "C" not null,
  half smallint check (half in (0, 1)),
  primary key (organization_id, goods)
);
create index market_seat_goods on market_seat (goods);

-- Who stood behind published figures, and whom each counted as. It outlives the figures, so that none that come near them follow.
create table market_set (
  goods text collate "C" not null,
  half smallint not null check (half in (0, 1)),
  month date not null,
  members uuid[] not null,
  parties uuid[] not null,
  primary key (goods, half, month)
);
create index market_set_members on market_set using gin (members);

-- Published figures, kronor of a base unit; without figures where something other than too few buyers keeps them back.
create table market_band (
  goods text collate "C" not null,
  half smallint not null check (half in (0, 1)),
  month date not null,
  base_unit text not null check (base_unit in ('kg', 'l', 'st')),
  behind text not null check (behind in ('5-9', '10-19', '20+')),
  low numeric,
  middle numeric,
  high numeric,
  primary key (goods, half, month),
  check (num_nulls(low, middle, high) in (0, 3))
);

-- An organization that stands behind nobody's figures, and sees none.
create table market_opt_out (
  organization_id uuid primary key references organization (organization_id),
  opted_out_at timestamptz not null,
  opted_out_by uuid references user_account (id) on delete set null
);
create index market_opt_out_person on market_opt_out (opted_out_by) where opted_out_by is not null;

select krogkoll_platform_table('market_snapshot');
select krogkoll_tenant_table('market_share');
select krogkoll_tenant_table('market_trade');
select krogkoll_reference_table('market_goods');
select krogkoll_tenant_table('market_seat');
select krogkoll_platform_table('market_set');
select krogkoll_reference_table('market_band');
select krogkoll_tenant_table('market_opt_out');
