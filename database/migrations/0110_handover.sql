-- Handover to bookkeeping (OPEN.md, section 5; decision 0076): where a unit's booked invoices go.
create table bookkeeping_connection (
  organization_id uuid not null,
  unit_id uuid not null,
  system text not null check (system in ('local', 'fortnox', 'spiris')),
  -- `expired`: the program does not let us in any longer; what is booked waits until an owner connects it again.
  state text not null check (state in ('on', 'expired', 'off')),
  state_at timestamptz not null,
  company_name text not null,
  -- Ten digits; null where the program does not tell.
  company_number text,
  -- Invoices of this day and later are handed over.
  since date not null,
  -- Access and refresh token, sealed for the unit's id; null in the books inside the product.
  sealed bytea,
  connected_at timestamptz not null,
  connected_by uuid,
  -- One job at a time works in a connection.
  leased_by uuid,
  leased_until timestamptz,
  primary key (organization_id, unit_id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
select krogkoll_tenant_table('bookkeeping_connection');

-- A person who has gone to agree at the program, and comes back with the state.
create table bookkeeping_consent (
  organization_id uuid not null,
  unit_id uuid not null,
  state_hash bytea not null,
  user_id uuid not null references user_account (id) on delete cascade,
  system text not null,
  since date not null,
  expires_at timestamptz not null,
  primary key (organization_id, unit_id, state_hash)
);
create index bookkeeping_consent_person on bookkeeping_consent (user_id);
select krogkoll_tenant_table('bookkeeping_consent');

-- Accounts that a unit has chosen; a use without a row has the proposal of BAS.
create table bookkeeping_account (
  organization_id uuid not null,
  unit_id uuid not null,
  use text not null,
  account text not null check (account ~ '^[1-8][0-9]{3}$'),
  primary key (organization_id, unit_id, use)
);
select krogkoll_tenant_table('bookkeeping_account');

-- What was booked and is, or will be, at the program: once for each invoice, whatever becomes of its row here. The reference
-- follows from what makes an invoice the same.
create table handover (
  organization_id uuid not null,
  unit_id uuid not null,
  reference text not null,
  invoice_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- Of `failed`, and of what waits to be tried again: a code, and the program's own words.
  reason text,
  detail text,
  tries integer not null default 0,
  -- Null: at once.
  next_at timestamptz,
  -- Since when a draft may be there although nobody has heard of it, and at which program.
  posted_at timestamptz,
  system text,
  external_id text,
  attached boolean not null default false,
  -- What the program says of it.
  status text check (status in ('draft', 'booked', 'paid', 'cancelled', 'gone')),
  status_at timestamptz,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (organization_id, unit_id, reference)
);
create index handover_invoice on handover (organization_id, unit_id, invoice_id);
create index handover_due on handover (organization_id, unit_id, queued_at) where state = 'waiting';
create index handover_waits on handover (next_at) where state = 'waiting';
create index handover_followed on handover (status_at) where state = 'sent' and status in ('draft', 'booked');
select krogkoll_tenant_table('handover');

-- Drafts of the books inside the product, as they were handed over.
create table bookkeeping_draft (
  organization_id uuid not null,
  unit_id uuid not null,
  reference text not null,
  said jsonb not null,
  -- Of the original, which the store has.
  sha256 text,
  made_at timestamptz not null,
  primary key (organization_id, unit_id, reference)
);
select krogkoll_tenant_table('bookkeeping_draft');

-- Screens that show these ask for them themselves; none is answered with a version.
select krogkoll_unwatch_table(name::regclass) from unnest(array[
  'bookkeeping_connection', 'bookkeeping_consent', 'bookkeeping_account', 'handover', 'bookkeeping_draft'
]) name;

create trigger handover_booked after insert on invoice referencing new table as fact
  for each statement execute function krogkoll_queue_handover();
create trigger handover_released after update on invoice
  for each row when (old.held and not new.held) execute function krogkoll_queue_handover();
