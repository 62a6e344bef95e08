-- Makes a table the platform's own: no tenant's transaction sees it (accounts, sessions).
create or replace function krogkoll_platform_table(platform_table regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('grant %s on %s to krogkoll_platform', privileges, platform_table);
end
$$;
revoke execute on function krogkoll_platform_table from public;
