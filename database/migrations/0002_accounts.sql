-- Accounts live outside the tenants; organizations and what they own live inside. Ids are made by the application.

create table user_account (
  id uuid primary key,
  email text not null,
  full_name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  onboarding_status text not null default 'START_ONBOARDING',
  staff boolean not null default false,
  joined_at timestamptz not null,
  disabled_at timestamptz
);
create unique index user_account_email on user_account (lower(email));

-- A session is a family of renewal tokens (SECURITY section 4); only hashes are stored.
create table user_session (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- Support staff who acts as the user; such a session ends at expires_at and is never renewed past it.
  impersonated_by uuid references user_account (id) on delete cascade,
  -- Which renewal token is the newest, and when it took the place of the one before.
  generation integer not null default 1,
  salt bytea not null,
  rotated_at timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_seconds integer not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  user_agent text
);
create index user_session_user on user_session (user_id);

-- Every renewal token ever given, so that one that was replaced long ago is known as reuse and not as nonsense.
create table session_token (
  token_hash bytea primary key,
  session_id uuid not null references user_session (id) on delete cascade,
  generation integer not null,
  unique (session_id, generation)
);

-- Append-only: signing in and out, and tokens used twice. It names accounts, so it belongs to no organization.
create table account_event (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid,
  session_id uuid,
  action text not null,
  request_id text
);
create index account_event_user on account_event (user_id, at);

create table idempotency_key (
  user_id uuid not null references user_account (id) on delete cascade,
  scope text not null,
  key text not null,
  created_at timestamptz not null,
  leased_until timestamptz not null,
  fingerprint text,
  status integer,
  body text,
  primary key (user_id, scope, key)
);

create table organization (
  organization_id uuid primary key,
  name text not null,
  organization_number text not null unique,
  created_at timestamptz not null
);

create table unit (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null,
  -- The unguessable address where the unit's invoices arrive.
  inbound_address text not null unique,
  currency text not null default 'SEK',
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index unit_id on unit (id);

create table outlet (
  organization_id uuid not null,
  id uuid not null,
  display_name text not null,
  main_unit_id uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, main_unit_id) references unit (organization_id, id)
);
create index outlet_unit on outlet (organization_id, main_unit_id);

create table membership (
  organization_id uuid not null,
  outlet_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  role text not null check (role in ('reporter', 'editor', 'owner')),
  created_at timestamptz not null,
  primary key (organization_id, outlet_id, user_id),
  foreign key (organization_id, outlet_id) references outlet (organization_id, id)
);
create index membership_user on membership (user_id);

-- Append-only: the application may insert and read, never change or remove.
create table audit_entry (
  organization_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  unit_id uuid,
  user_id uuid,
  impersonated_by uuid,
  action text not null,
  subject_id uuid,
  detail jsonb not null default '{}',
  request_id text,
  primary key (organization_id, id)
);

select krogkoll_platform_table('user_account');
select krogkoll_platform_table('user_session');
select krogkoll_platform_table('session_token');
select krogkoll_platform_table('account_event', 'select, insert');
select krogkoll_platform_table('idempotency_key');
select krogkoll_tenant_table('organization');
select krogkoll_tenant_table('unit');
select krogkoll_tenant_table('outlet');
select krogkoll_tenant_table('membership');
select krogkoll_tenant_table('audit_entry', 'select, insert');
-- A tenant sees the names of its own members and nothing else of an account.
create view member_name as
  select m.organization_id, m.user_id, u.full_name
  from membership m join user_account u on u.id = m.user_id
  where m.organization_id = krogkoll_organization()
  group by m.organization_id, m.user_id, u.full_name;
grant select on member_name to krogkoll_app;
