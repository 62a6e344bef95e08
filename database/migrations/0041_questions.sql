-- A supplier was asked about an article's price: people see in its history who asked, when and how.
create table price_question (
  organization_id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  id uuid not null,
  channel text not null check (channel in ('phone', 'mail')),
  asked_at timestamptz not null,
  asked_by uuid not null,
  primary key (organization_id, unit_id, article_id, id)
);
select krogkoll_tenant_table('price_question', 'select, insert');
