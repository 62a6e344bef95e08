-- A power of attorney that an organization was asked to sign. What was offered stays as it was offered.
create table power_of_attorney (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  language text not null check (language in ('sv', 'en')),
  -- Both lie in the storage port.
  offered_sha256 text not null,
  signed_sha256 text,
  provider text not null,
  -- The provider's own name of it; null until the provider has taken it.
  provider_id text,
  -- Where the provider's own page is; null for the built-in signer.
  provider_url text,
  signatory_name text not null,
  signatory_email text not null,
  -- The account that signs by itself; null where somebody else was asked.
  signatory_id uuid,
  outlets text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'signed', 'rejected', 'expired', 'withdrawn')),
  settled_at timestamptz,
  comment text,
  primary key (organization_id, id)
);
create unique index power_of_attorney_waiting on power_of_attorney (organization_id) where state = 'waiting';
create unique index power_of_attorney_provider on power_of_attorney (provider, provider_id) where provider_id is not null;

select krogkoll_tenant_table('power_of_attorney', 'select, insert, update');

-- The link that opens one power of attorney without login, and the code that proves its reader's mailbox.
create table signing_link (
  token_hash bytea primary key,
  organization_id uuid not null,
  power_of_attorney_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  code_hash bytea,
  code_sent_at timestamptz,
  code_tries integer not null default 0,
  foreign key (organization_id, power_of_attorney_id) references power_of_attorney (organization_id, id)
);
create index signing_link_power on signing_link (power_of_attorney_id);
select krogkoll_platform_table('signing_link');

-- What a provider told, once each. Append-only.
create table esign_event (
  provider text not null,
  event_id text not null,
  organization_id uuid not null,
  power_of_attorney_id uuid not null,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
select krogkoll_platform_table('esign_event', 'select, insert');
