-- A list of a unit as somebody has arranged it, under a name: theirs alone, or everybody's there. One that is shared stays when its
-- maker leaves.
create table saved_view (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  user_id uuid references user_account (id) on delete set null,
  list text not null,
  name text not null,
  is_shared boolean not null default false,
  -- The query string of the list's address: filters, order and period.
  search jsonb not null,
  -- Null: the list's own columns.
  columns text[],
  created_at timestamptz not null,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
create index saved_view_person on saved_view (user_id) where user_id is not null;
create index saved_view_left on saved_view (created_at) where user_id is null;

-- The view that a person's list opens with.
create table default_view (
  organization_id uuid not null,
  unit_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  list text not null,
  view_id uuid not null,
  primary key (organization_id, unit_id, user_id, list),
  foreign key (organization_id, unit_id, view_id) references saved_view (organization_id, unit_id, id) on delete cascade
);
create index default_view_person on default_view (user_id);
create index default_view_view on default_view (organization_id, unit_id, view_id);

select krogkoll_tenant_table('saved_view');
select krogkoll_tenant_table('default_view');
