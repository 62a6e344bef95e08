-- A file that fills or changes a list of the organization (suppliers of outlets, outlets, names of articles), and what became of it.
create table list_import (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  list text not null check (list in ('suppliers', 'outlets', 'articles')),
  file_name text not null,
  state text not null check (state in ('open', 'saved', 'undone')),
  -- The file's table: { "name", "rows" } as core/tables has a sheet; null once it is not kept any more.
  sheet jsonb,
  -- What a person says of its columns (null: nothing), and of its rows by number.
  fields jsonb,
  fixes jsonb not null default '{}',
  counts jsonb not null,
  -- Rows that were not taken: [{ "row", "code", "written" }].
  rejected jsonb,
  -- What saving did: [{ "id", "before", "after" }], for taking it back.
  changes jsonb,
  created_at timestamptz not null,
  created_by uuid,
  saved_at timestamptz,
  saved_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
create index list_import_newest on list_import (organization_id, unit_id, created_at desc, id);
select krogkoll_tenant_table('list_import');
