-- A tenant's read joins these views by hash, which would read the accounts of all restaurants for the names of a few.
-- "offset 0" keeps the inner query what it looks like: one search by key for each membership.
create or replace view member_name as
  select m.organization_id, m.user_id, u.full_name
  from membership m
  cross join lateral (select full_name from user_account where id = m.user_id offset 0) u
  where m.organization_id = krogkoll_organization()
  group by m.organization_id, m.user_id, u.full_name;

create or replace view team_account as
  select m.organization_id, m.user_id, u.full_name, u.email, u.language
  from membership m
  cross join lateral (select full_name, email, language from user_account where id = m.user_id offset 0) u
  where m.organization_id = krogkoll_organization()
  group by m.organization_id, m.user_id, u.full_name, u.email, u.language;
