-- Chosen units of a deal; null: every unit of the organization.
alter table deal add column unit_ids uuid[];
alter table deal no force row level security;
update deal set unit_ids = array[unit_id] where unit_id is not null;
alter table deal force row level security;
alter table deal drop column unit_id;
alter table deal add constraint deal_units check (cardinality(unit_ids) > 0);

-- Other prices from a quantity on, as `core/price-watch/deal-types`: [{ "from", "price" }], decimals as text.
alter table deal add column breaks jsonb not null default '[]';
-- The date that decides whether it holds for a line: the invoice's, or the delivery's where the line states one.
alter table deal add column basis text not null default 'invoice' check (basis in ('invoice', 'delivery'));
-- The document that it was agreed in; without one it was typed by who made it.
alter table deal add column source_document_id uuid;
alter table deal add column source_page integer;
create index deal_supplier on deal (organization_id, supplier_id, valid_from);

-- What an organization has agreed with a supplier beside prices, in days; null: not known. Never in the global directory.
create table supplier_terms (
  organization_id uuid not null,
  supplier_id uuid not null,
  notice_days integer check (notice_days between 0 and 730),
  complaint_days integer check (complaint_days between 0 and 730),
  set_at timestamptz not null,
  set_by uuid,
  primary key (organization_id, supplier_id)
);
select krogkoll_tenant_table('supplier_terms');

-- When the goods of a line came, where it or its document states that.
alter table invoice_line add column delivery_date date;

-- What an article's lines say of each deal; told when the article is judged again.
alter table unit_article no force row level security;
update unit_article a set watch_state = a.watch_state || '{"tallies": []}' where jsonb_typeof(a.watch_state) = 'object';
alter table unit_article force row level security;
