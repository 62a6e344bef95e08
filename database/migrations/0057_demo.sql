-- Who has hidden the demo that stands in for invoices until a restaurant has one.
create table demo_hidden (
  user_id uuid primary key references user_account (id) on delete cascade,
  at timestamptz not null
);
select krogkoll_platform_table('demo_hidden');
