-- Money claimed back from suppliers (DEALS.md, section 3).

-- Numbers of invoices that a document says it is about, and whether it may hold lines that give money back.
alter table invoice add column preceding text[] not null default '{}';
alter table invoice add column gives_back boolean not null default false;
alter table invoice no force row level security;
alter table invoice_line no force row level security;
update invoice i set gives_back = true
where i.credit_note or exists (
  select from invoice_line l where l.organization_id = i.organization_id and l.unit_id = i.unit_id
    and l.issue_date = i.issue_date and l.invoice_id = i.id and l.sum < 0);
alter table invoice_line force row level security;
alter table invoice force row level security;
create index invoice_gives_back on invoice (organization_id, unit_id, supplier_id) where gives_back;

-- The last number given in a year: counted per organization, in the transaction of the draft, so without gaps.
create table claim_counter (
  organization_id uuid not null,
  year integer not null,
  last integer not null,
  primary key (organization_id, year)
);

create table claim (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  year integer not null,
  sequence integer not null,
  -- What people set; what is credited follows from claim_credit.
  state text not null check (state in ('drafted', 'sent', 'settled', 'refused', 'withdrawn')),
  currency text not null,
  language text not null check (language in ('sv', 'en')),
  recipient text,
  -- The words of the letter; null: the standard ones.
  words text,
  drafted_on date not null,
  drafted_at timestamptz not null,
  drafted_by uuid,
  sent_on date,
  sent_at timestamptz,
  reply_by date,
  primary key (organization_id, unit_id, id),
  unique (organization_id, year, sequence),
  foreign key (organization_id, unit_id) references unit (organization_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index claim_supplier on claim (organization_id, unit_id, supplier_id);

create table claim_line (
  organization_id uuid not null,
  unit_id uuid not null,
  claim_id uuid not null,
  line_no integer not null,
  id uuid not null,
  -- A line of an invoice as it was claimed; the claim keeps its figures when the invoice goes.
  order_line_id uuid not null,
  order_line_no integer not null,
  article_id uuid,
  invoice_id uuid not null,
  invoice_number text not null,
  invoice_date date not null,
  article_number text,
  name text not null,
  unit text not null,
  reason text not null,
  quantity numeric not null,
  billed_price numeric,
  expected_price numeric,
  amount numeric not null check (amount > 0),
  vat_rate numeric,
  -- The deal or the earlier invoice that shows the expected price.
  evidence jsonb,
  -- The decision "Claim credit" that drafted it.
  decision_id uuid,
  primary key (organization_id, unit_id, claim_id, line_no),
  foreign key (organization_id, unit_id, claim_id) references claim (organization_id, unit_id, id)
);
create index claim_line_order on claim_line (organization_id, unit_id, order_line_id);

-- What happened, in the order of `sequence`. Append-only.
create table claim_event (
  organization_id uuid not null,
  unit_id uuid not null,
  claim_id uuid not null,
  sequence integer not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  person_id uuid,
  sender text,
  words text,
  detail jsonb not null default '{}',
  primary key (organization_id, unit_id, claim_id, sequence),
  foreign key (organization_id, unit_id, claim_id) references claim (organization_id, unit_id, id)
);

-- What people said of a credit line and a claim, the last word of each pair.
create table claim_link (
  organization_id uuid not null,
  unit_id uuid not null,
  credit_line_id uuid not null,
  claim_id uuid not null,
  claim_line_id uuid,
  linked boolean not null,
  said_at timestamptz not null,
  said_by uuid,
  primary key (organization_id, unit_id, credit_line_id, claim_id),
  foreign key (organization_id, unit_id, claim_id) references claim (organization_id, unit_id, id)
);

-- Matched money: what the pure function says of the supplier's claims, credit lines and links, kept as they change.
create table claim_credit (
  organization_id uuid not null,
  unit_id uuid not null,
  claim_id uuid not null,
  claim_line_id uuid not null,
  credit_line_id uuid not null,
  supplier_id uuid not null,
  -- The credit document.
  invoice_id uuid not null,
  credit_date date not null,
  currency text not null,
  step integer not null,
  amount numeric not null,
  over_amount numeric not null,
  primary key (organization_id, unit_id, claim_id, claim_line_id, credit_line_id),
  foreign key (organization_id, unit_id, claim_id) references claim (organization_id, unit_id, id)
);

-- Money that came back on the price of an order line: its alert's extra cost is so much less, never below 0.
create table price_credit (
  organization_id uuid not null,
  unit_id uuid not null,
  order_line_id uuid not null,
  amount numeric not null,
  primary key (organization_id, unit_id, order_line_id)
);
alter table price_alert_entry add column credited numeric not null default 0;
alter table price_alert_entry add column extra numeric not null
  generated always as (case when sum_diff > 0 then greatest(sum_diff - credited, 0) else sum_diff end) stored;

-- Where an organization's claims go, remembered per supplier.
create table claim_address (
  organization_id uuid not null,
  supplier_id uuid not null,
  address text,
  language text not null check (language in ('sv', 'en')),
  primary key (organization_id, supplier_id)
);

-- Letters that left to suppliers, which a unit may send only so many of (SECURITY R42).
create table supplier_letter (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  address_key text not null,
  primary key (organization_id, unit_id, id)
);
create index supplier_letter_at on supplier_letter (organization_id, unit_id, at);

select krogkoll_tenant_table('supplier_letter');
select krogkoll_tenant_table('claim_counter');
select krogkoll_tenant_table('claim');
select krogkoll_tenant_table('claim_line');
select krogkoll_tenant_table('claim_event', 'select, insert');
select krogkoll_tenant_table('claim_link');
select krogkoll_tenant_table('claim_credit');
select krogkoll_tenant_table('price_credit');
select krogkoll_tenant_table('claim_address');
