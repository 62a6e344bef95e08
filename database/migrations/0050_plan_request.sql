-- Who asked the owners for another plan, last; they are written to at most once a day.
create table plan_request (
  organization_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  about text not null,
  asked_at timestamptz not null,
  primary key (organization_id, user_id)
);
select krogkoll_tenant_table('plan_request');
