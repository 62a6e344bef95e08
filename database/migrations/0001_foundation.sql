-- formerly ecaba7600c67ad73e26a2077302961197e844feb7e080c8cc5b36168df765e55
-- Two roles that own nothing and cannot pass by row level security. The connecting user owns the tables and
-- takes one of these in every transaction. Roles belong to the whole server, so another database may have them.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['krogkoll_app', 'krogkoll_platform'] loop
    begin
      execute format('create role %I nologin nobypassrls', role_name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

grant usage on schema public to krogkoll_app, krogkoll_platform;
