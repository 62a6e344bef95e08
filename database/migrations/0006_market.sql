-- One organization's own average of an article over the last 90 days: its share of the market average.
create table market_share (
  organization_id uuid not null,
  supplier_id uuid not null references supplier (id),
  article_key text not null,
  average numeric not null,
  primary key (organization_id, supplier_id, article_key)
);

-- The market average as a sum and a count, so that a viewer's own share can be taken out.
create table market_price (
  supplier_id uuid not null references supplier (id),
  article_key text not null,
  organizations integer not null,
  average_sum numeric not null,
  primary key (supplier_id, article_key)
);

select krogkoll_tenant_table('market_share');
select krogkoll_reference_table('market_price');
