-- The archive for seven years (OPEN.md, section 4). One chain an organization of what was received, booked, done and removed:
-- each link's hash stands over the one before and over what the link says, which is kept as it was hashed.
create table archive_link (
  organization_id uuid not null,
  number bigint not null check (number > 0),
  kind text not null check (kind in ('receipt', 'record', 'event', 'removal')),
  unit_id uuid,
  -- A document, or an entry of the log.
  subject_id uuid not null,
  -- JSON, byte for byte.
  said text not null,
  hash bytea not null,
  primary key (organization_id, number)
);
create unique index archive_link_subject on archive_link (organization_id, subject_id, kind);
select krogkoll_tenant_table('archive_link', 'select, insert');

-- Where each chain stood at the end of a day, and its way to the day's root.
create table archive_leaf (
  organization_id uuid not null,
  day date not null,
  number bigint not null,
  head bytea not null,
  position integer not null,
  path bytea[] not null,
  primary key (organization_id, day)
);
select krogkoll_tenant_table('archive_leaf', 'select, insert');

-- The root over all organizations, and the time stamps of it: the first is over the root, each next over the token before, so
-- that a newer algorithm takes over before an older one is broken.
create table archive_root (
  day date primary key,
  root bytea not null,
  leaves integer not null
);
create table archive_stamp (
  day date not null references archive_root (day),
  number integer not null check (number > 0),
  algorithm text not null check (algorithm in ('sha256', 'sha512')),
  token bytea not null,
  stamped_at timestamptz not null,
  primary key (day, number)
);
select krogkoll_platform_table('archive_root', 'select, insert');
select krogkoll_platform_table('archive_stamp', 'select, insert');

-- When an organization's financial year ends; without a row it is not known, and the later date counts.
create table archive_setting (
  organization_id uuid primary key,
  year_end_month integer not null check (year_end_month between 1 and 12),
  set_by uuid,
  set_at timestamptz not null
);
select krogkoll_tenant_table('archive_setting');

-- A year that an owner keeps on: what could go after `until` stays until the same day a year later.
create table archive_extension (
  organization_id uuid not null,
  until date not null,
  reason text not null,
  kept_by uuid,
  kept_at timestamptz not null,
  primary key (organization_id, until)
);
select krogkoll_tenant_table('archive_extension', 'select, insert');

-- What was removed when, and what owners were told before.
create table archive_run (
  organization_id uuid not null,
  id uuid not null,
  ran_at timestamptz not null,
  kind text not null check (kind in ('ended', 'refused')),
  documents integer not null,
  bytes bigint not null,
  primary key (organization_id, id)
);
select krogkoll_tenant_table('archive_run', 'select, insert');
create table archive_notice (
  organization_id uuid not null,
  until date not null,
  told_at timestamptz not null,
  primary key (organization_id, until)
);
select krogkoll_tenant_table('archive_notice', 'select, insert');

-- An archive as one ZIP, which is a list of files and where their bytes are: the ZIP itself is made while it is sent.
create table archive_export (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  -- The units in it, and its days; null: all there are.
  units uuid[] not null,
  from_day date,
  to_day date,
  state text not null check (state in ('waiting', 'writing', 'ready', 'cancelled', 'failed')),
  documents integer not null,
  done integer not null default 0,
  -- Originals that the store does not have as they were received.
  missing integer not null default 0,
  size bigint,
  plan_sha256 text,
  -- Files that were made for it.
  made text[] not null default '{}',
  created_at timestamptz not null,
  ready_at timestamptz,
  -- Until when the address works that it is fetched by.
  fetch_until timestamptz,
  primary key (organization_id, id)
);
create index archive_export_person on archive_export (user_id);
create index archive_export_made on archive_export using gin (made);
select krogkoll_tenant_table('archive_export');

-- A link for an auditor, and what was looked at by it.
create table auditor_link (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  units uuid[] not null,
  made_by uuid references user_account (id) on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, id)
);
create index auditor_link_person on auditor_link (made_by) where made_by is not null;
select krogkoll_tenant_table('auditor_link');
create table auditor_visit (
  organization_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  at timestamptz not null,
  document_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, link_id) references auditor_link (organization_id, id)
);
create index auditor_visit_link on auditor_visit (organization_id, link_id, at desc);
select krogkoll_tenant_table('auditor_visit', 'select, insert');

-- A page that shows these asks for them itself; none is answered with a version.
select krogkoll_unwatch_table(name::regclass) from unnest(array[
  'archive_link', 'archive_leaf', 'archive_setting', 'archive_extension', 'archive_run', 'archive_notice', 'archive_export',
  'auditor_link', 'auditor_visit'
]) name;
