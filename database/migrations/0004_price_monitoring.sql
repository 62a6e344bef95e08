-- An article as one unit buys it, with what monitoring knows of it in one row.
create table unit_article (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  -- The supplier's number, or the normalised name, with the unit of measure; in code-point order, so that the
  -- same number in other units of measure stands beside it.
  article_key text collate "C" not null,
  article_number text,
  name text not null,
  unit text not null,
  currency text not null,
  category text not null,
  search text not null,
  -- Monitored lines: order-free figures.
  lines integer not null default 0,
  sum_total numeric not null default 0,
  quantity_total numeric not null default 0,
  price_min numeric,
  price_max numeric,
  -- The newest monitored line, in the monitoring order.
  first_date date,
  last_date date,
  last_price numeric,
  watched_price numeric,
  watched_deal_id uuid,
  -- What `core/price-watch` needs to take the next newest line.
  watch_state jsonb,
  unresolved integer not null default 0,
  resolved integer not null default 0,
  ignored integer not null default 0,
  unresolved_sum numeric not null default 0,
  primary key (organization_id, unit_id, id)
);
create unique index unit_article_key on unit_article (organization_id, unit_id, supplier_id, article_key);

create table price_alert_entry (
  organization_id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  -- The order line's id.
  id uuid not null,
  supplier_id uuid not null,
  invoice_id uuid not null,
  -- The monitoring order: date, number, hash of the document, line.
  invoice_number text collate "C" not null,
  invoice_date date not null,
  sha256 text collate "C" not null,
  line_no integer not null,
  quantity numeric not null,
  billed_price numeric not null,
  -- Null when a changed unit or pack cannot be compared.
  watched_price numeric,
  item_diff numeric not null,
  sum_diff numeric not null,
  currency text not null,
  deal_id uuid,
  -- Both prices per kg, l or piece, with a changed unit or pack.
  per_base jsonb,
  kind text not null,
  cause text not null,
  status text not null check (status in ('UNRESOLVED', 'RESOLVED', 'IGNORED')),
  decision_id uuid,
  primary key (organization_id, unit_id, article_id, id)
);
create index price_alert_entry_status on price_alert_entry (organization_id, unit_id, status, invoice_date);
create index price_alert_entry_invoice on price_alert_entry (organization_id, unit_id, invoice_id);

create table price_decision (
  organization_id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  id uuid not null,
  -- The order in which the article's decisions were made.
  sequence integer not null,
  kind text not null check (kind in ('resolve', 'ignore', 'temporary', 'claim')),
  decided_at timestamptz not null,
  decided_by uuid,
  comment text,
  until date,
  -- The settled entries with their figures and the newest monitored line at that time.
  decision jsonb not null,
  primary key (organization_id, unit_id, article_id, id),
  unique (organization_id, unit_id, article_id, sequence)
);

create table price_rule (
  organization_id uuid not null,
  unit_id uuid not null,
  scope text not null check (scope in ('unit', 'supplier', 'article')),
  -- The unit's own id for its rule.
  scope_id uuid not null,
  set_at date not null,
  reference text not null check (reference in ('watched', 'last')),
  threshold_type text not null check (threshold_type in ('any', 'amount', 'percent')),
  threshold numeric,
  direction text not null check (direction in ('rises', 'both')),
  set_by uuid,
  primary key (organization_id, unit_id, scope, scope_id, set_at)
);

create table deal (
  organization_id uuid not null,
  id uuid not null,
  -- Null: every unit of the organization.
  unit_id uuid,
  supplier_id uuid not null,
  article_key text not null,
  article_number text,
  title text not null,
  unit text not null,
  price numeric not null,
  currency text not null,
  valid_from date not null,
  valid_to date,
  tolerance_type text not null check (tolerance_type in ('amount', 'percent')),
  tolerance_up numeric not null,
  tolerance_down numeric not null,
  market_priced boolean not null default false,
  note text,
  created_at timestamptz not null,
  created_by uuid,
  primary key (organization_id, id)
);
create index deal_article on deal (organization_id, supplier_id, article_key);

select krogkoll_tenant_table('unit_article');
select krogkoll_tenant_table('price_alert_entry');
select krogkoll_tenant_table('price_decision');
select krogkoll_tenant_table('price_rule');
select krogkoll_tenant_table('deal');
