-- formerly 2523d58b9eca5b2f13567326da128a505d2c38447282e265214676ae560a2fa8
-- What a person says of themselves when signing up, and what settings keep.
alter table user_account
  add column area_code text,
  add column phone text,
  add column language text not null default 'sv' check (language in ('sv', 'en')),
  add column company_name text,
  add column company_role text;

-- Links in letters (SECURITY R24): only hashes, bound to their kind; using one removes it.
create table account_link (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'email')),
  -- The new address that a link of kind email confirms.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_link_user on account_link (user_id, kind);

-- Browsers in which a user has signed in; they keep a random value of which this is the hash (R21).
create table known_device (
  user_id uuid not null references user_account (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table account_consent (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('terms', 'gdpr', 'marketing')),
  given boolean not null,
  at timestamptz not null,
  primary key (user_id, kind, at)
);

create table notification_setting (
  user_id uuid primary key references user_account (id) on delete cascade,
  price_alert_email text not null check (price_alert_email in ('off', 'instant', 'daily')),
  price_alert_push text not null check (price_alert_push in ('off', 'instant', 'daily')),
  outlet_invitation_email boolean not null,
  outlet_invitation_push boolean not null
);

-- Solved challenges, each of which counts once (R23).
create table captcha_used (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);

-- Failed tries by what they are counted under, of which only a hash stands here (R21).
create table attempt (
  key bytea primary key,
  failed integer not null,
  at timestamptz not null,
  blocked_until timestamptz not null
);
create index attempt_age on attempt (at);

-- The log of accounts tells more than sessions, and of staff who acts as somebody.
alter table account_event
  add column impersonated_by uuid,
  add column detail jsonb not null default '{}';

-- Both logs as chains (R63): one for each organization and one for accounts. A row's link holds the digest of what it says
-- and a hash over it and the link before, so that a row edited, removed or put elsewhere no longer fits. Links are made
-- when a transaction commits: whoever writes waits for others of the same chain no longer than that.
create table audit_head (
  chain text primary key,
  number bigint not null,
  hash bytea not null
);
create table audit_link (
  entry_id uuid primary key,
  chain text not null,
  digest bytea not null,
  -- The transaction, and the order within it.
  written_by xid8 not null,
  opened bigint generated always as identity,
  number bigint,
  hash bytea
);
create unique index audit_link_number on audit_link (chain, number);
create index audit_link_open on audit_link (written_by) where number is null;

-- Rows that stand already come first, in their order. The owner of a table with forced policies sees none of its rows.
alter table audit_entry no force row level security;
insert into audit_link (entry_id, chain, digest, written_by)
  select id, organization_id::text, krogkoll_audit_digest(e), pg_current_xact_id() from audit_entry e order by at, id;
alter table audit_entry force row level security;
insert into audit_link (entry_id, chain, digest, written_by)
  select id, 'accounts', krogkoll_account_event_digest(e), pg_current_xact_id() from account_event e order by at, id;
select krogkoll_close_audit_links();

create trigger audit_entry_link after insert on audit_entry
  for each row execute function krogkoll_open_audit_link();
create trigger account_event_link after insert on account_event
  for each row execute function krogkoll_open_audit_link();
create constraint trigger audit_link_commit after insert on audit_link
  deferrable initially deferred for each row execute function krogkoll_commit_audit_links();

select krogkoll_platform_table('account_link');
select krogkoll_platform_table('known_device');
select krogkoll_platform_table('account_consent');
select krogkoll_platform_table('notification_setting');
select krogkoll_platform_table('captcha_used');
select krogkoll_platform_table('attempt');
select krogkoll_platform_table('audit_head', 'select');
select krogkoll_platform_table('audit_link', 'select');
