-- Events of the provider, each taken once.
create table billing_event (
  id text primary key,
  kind text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index billing_event_received on billing_event (received_at);
select krogkoll_platform_table('billing_event');

-- What plans cost, as the provider said last.
create table billing_price (
  plan text primary key check (plan in ('premium', 'premium-plus')),
  price_id text not null,
  amount numeric not null,
  currency text not null,
  months integer not null,
  listed_monthly numeric,
  read_at timestamptz not null
);
select krogkoll_platform_table('billing_price');

-- Links by which somebody without an account pays.
create table billing_share (
  token_hash bytea primary key,
  organization_id uuid not null,
  plan text not null check (plan in ('premium', 'premium-plus')),
  made_by uuid not null references user_account (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index billing_share_one on billing_share (organization_id);
create index billing_share_maker on billing_share (made_by);
select krogkoll_platform_table('billing_share');
