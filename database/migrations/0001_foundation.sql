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

-- The tenant of the transaction, or null outside one, which matches no row.
create function krogkoll_organization() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$;

-- Makes a table a tenant's: its rows are seen and written only in their own organization's transaction. The
-- platform role sees all, for work across tenants. `privileges` narrows what both may do, as for a log that
-- only grows.
create function krogkoll_tenant_table(tenant_table regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  if not exists (
    select from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = tenant_table and i.indisprimary and a.attname = 'organization_id'
  ) then
    raise exception '% must have organization_id first in its primary key', tenant_table;
  end if;
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s to krogkoll_app using (organization_id = krogkoll_organization()) '
    'with check (organization_id = krogkoll_organization())', tenant_table);
  execute format('create policy platform on %s to krogkoll_platform using (true) with check (true)', tenant_table);
  execute format('grant %s on %s to krogkoll_app, krogkoll_platform', privileges, tenant_table);
end
$$;

-- Makes a table common: every tenant reads it, the platform writes it (suppliers, categories).
create function krogkoll_reference_table(reference_table regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to krogkoll_app', reference_table);
  execute format('grant select, insert, update, delete on %s to krogkoll_platform', reference_table);
end
$$;

-- Makes a table the platform's own: no tenant's transaction sees it (accounts, sessions).
create function krogkoll_platform_table(platform_table regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('grant %s on %s to krogkoll_platform', privileges, platform_table);
end
$$;

revoke execute on function krogkoll_tenant_table, krogkoll_reference_table, krogkoll_platform_table from public;
