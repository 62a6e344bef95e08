-- formerly 59e5ede5655427f63ec5b45c6733b9bacc7ef073ef3cef42f8e7238be9fe66fb
-- An entry that was merged stays, and stands for the one at the end of its merges. What staff wrote is theirs: the list
-- that the product ships with no longer changes it.
alter table supplier
  add column merged_into uuid references supplier (id),
  add column created_at timestamptz not null default now(),
  add column revised_at timestamptz;
create index supplier_merged on supplier (merged_into) where merged_into is not null;

create table directory_merge (
  id uuid primary key,
  from_id uuid not null references supplier (id),
  into_id uuid not null references supplier (id),
  merged_at timestamptz not null,
  merged_by uuid references user_account (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references user_account (id) on delete set null,
  check (from_id <> into_id)
);
create unique index directory_merge_open on directory_merge (from_id) where undone_at is null;
create index directory_merge_into on directory_merge (into_id) where undone_at is null;

-- What staff decided about a company that appeared on invoices: by its number, otherwise by its name.
create table directory_decision (
  proposal_id uuid primary key,
  decision text not null check (decision in ('accepted', 'declined')),
  supplier_id uuid references supplier (id),
  decided_at timestamptz not null,
  decided_by uuid references user_account (id) on delete set null
);

-- Another number whenever an entry of the directory is another: what is kept of the directory is checked by it.
create table directory_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into directory_version (version) values (1);

create trigger directory_added after insert on supplier referencing new table as changed
  for each statement execute function krogkoll_directory_changed();
create trigger directory_changed after update on supplier referencing new table as changed
  for each statement execute function krogkoll_directory_changed();
create trigger directory_removed after delete on supplier referencing old table as changed
  for each statement execute function krogkoll_directory_changed();

select krogkoll_platform_table('directory_merge');
select krogkoll_platform_table('directory_decision');
select krogkoll_reference_table('directory_version');

-- Which suppliers an outlet has; `since` is when the status became what it is.
create table outlet_supplier (
  organization_id uuid not null,
  outlet_id uuid not null,
  supplier_id uuid not null,
  status text not null check (status in ('active', 'inactive', 'requested')),
  since timestamptz not null,
  primary key (organization_id, outlet_id, supplier_id),
  foreign key (organization_id, outlet_id) references outlet (organization_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index outlet_supplier_supplier on outlet_supplier (organization_id, supplier_id);

create index organization_supplier_directory on organization_supplier (directory_id, organization_id)
  where directory_id is not null;
create index organization_supplier_private on organization_supplier (organization_id, id) where directory_id is null;

-- A supplier that the directory lacks, asked for by a restaurant and answered by support staff.
create table supplier_request (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null,
  search_name text not null,
  organization_number text,
  note text,
  state text not null default 'received' check (state in ('received', 'contacted', 'added', 'declined', 'withdrawn')),
  requested_at timestamptz not null,
  requested_by uuid references user_account (id) on delete set null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references user_account (id) on delete set null,
  directory_id uuid references supplier (id),
  primary key (organization_id, id)
);
create unique index supplier_request_id on supplier_request (id);
create index supplier_request_queue on supplier_request (state, requested_at, id);

create table supplier_request_outlet (
  organization_id uuid not null,
  request_id uuid not null,
  outlet_id uuid not null,
  primary key (organization_id, request_id, outlet_id),
  foreign key (organization_id, request_id) references supplier_request (organization_id, id) on delete cascade,
  foreign key (organization_id, outlet_id) references outlet (organization_id, id)
);
create index supplier_request_outlet_outlet on supplier_request_outlet (organization_id, outlet_id);

select krogkoll_tenant_table('outlet_supplier');
select krogkoll_tenant_table('supplier_request');
select krogkoll_tenant_table('supplier_request_outlet');
