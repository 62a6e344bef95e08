-- Organizations that are being moved to another cluster (decision 0093): nobody changes what is theirs meanwhile.
create table moving_organization (
  id uuid primary key,
  since timestamptz not null default now()
);
select krogkoll_platform_table('moving_organization', 'select');
