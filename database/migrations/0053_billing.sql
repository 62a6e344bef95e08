-- What is known of an organization at the provider that takes its money. `subscription` says what it is entitled to, and follows
-- from this.
create table billing_account (
  organization_id uuid primary key references organization (organization_id),
  -- What holds without a subscription there: the trial, or what staff have set.
  base_plan text not null check (base_plan in ('trial', 'starter', 'premium', 'premium-plus')),
  base_ends_at timestamptz,
  -- The provider's name of the customer.
  customer_id text unique,
  -- The subscription that counts, and the card, as the provider told them last: core/billing.
  state jsonb,
  card jsonb,
  asked_at timestamptz,
  -- One at a time speaks to the provider about a customer; a holder that was lost is overtaken.
  held_by uuid,
  held_until timestamptz,
  vat_number text,
  vat_country text,
  vat_is_valid boolean,
  vat_checked_at timestamptz
);
select krogkoll_tenant_table('billing_account');

-- What somebody wants done at the provider, written down before it is asked for: the provider does an order once, however often
-- it is told of it.
create table billing_order (
  organization_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('checkout', 'invoice', 'change', 'units', 'follow', 'keep', 'end', 'go-on')),
  plan text check (plan in ('premium', 'premium-plus')),
  units integer,
  -- The moment that a price was shown for.
  at timestamptz not null,
  made_by uuid,
  -- Of a Checkout: whether it is somebody's with the link, and where it is.
  is_shared boolean not null default false,
  session_id text,
  url text,
  expires_at timestamptz,
  done_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id) references billing_account (organization_id)
);
create unique index billing_order_open on billing_order (organization_id) where done_at is null;
select krogkoll_tenant_table('billing_order');
