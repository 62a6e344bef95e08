-- Makes a table common: every tenant reads it, the platform writes it (suppliers, categories).
-- Its changes are noted, so that everybody's answers have another version.
create or replace function krogkoll_reference_table(reference_table regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to krogkoll_app', reference_table);
  execute format('grant select, insert, update, delete on %s to krogkoll_platform', reference_table);
  perform krogkoll_watch_table(reference_table);
end
$$;
revoke execute on function krogkoll_reference_table from public;
