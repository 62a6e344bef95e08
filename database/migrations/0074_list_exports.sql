-- A list of a unit on its way into a file, for one person, and the file while it is kept.
create table list_export (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  -- What was asked for, as the contract has it.
  ask jsonb not null,
  file_name text not null,
  state text not null check (state in ('waiting', 'writing', 'ready', 'cancelled', 'failed')),
  -- Rows when it was asked for, and those that are written.
  rows integer not null,
  done integer not null default 0,
  sha256 text,
  size bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
create index list_export_person on list_export (user_id, created_at desc);
create index list_export_bytes on list_export (sha256) where sha256 is not null;
create index list_export_old on list_export (created_at);
select krogkoll_tenant_table('list_export');
