-- Makes a table a tenant's: its rows are seen and written only in their own organization's transaction. The
-- platform role sees all, for work across tenants. `privileges` narrows what both may do, as for a log that
-- only grows. Its changes are noted, so that answers have another version.
create or replace function krogkoll_tenant_table(tenant_table regclass, privileges text default 'select, insert, update, delete')
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
  perform krogkoll_watch_table(tenant_table);
end
$$;
revoke execute on function krogkoll_tenant_table from public;
