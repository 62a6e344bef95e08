-- Raises the version of all for whom this transaction has changed rows; its last statement, in one order for all, so that
-- two that end at once wait for each other's commit at most. A version is a time in microseconds or, where the clock has
-- not moved on, one more than before: a database that was put back from a copy never comes to one that it has had.
create or replace function krogkoll_raise_versions() returns void language plpgsql as $$
declare
  noted text := current_setting('app.changed', true);
  moment bigint;
begin
  -- A transaction of the version before ends with this alone, and hears of its webhooks as it used to.
  perform pg_notify('webhooks', substr(told, 10))
  from string_to_table(nullif(current_setting('app.woken', true), ''), E'\n') told where told like 'webhooks %';
  if coalesce(noted, '') = '' then
    return;
  end if;
  moment := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
  insert into answer_version as known (organization_id, about, version)
    select distinct split_part(note, '/', 1)::uuid as organization_id, split_part(note, '/', 2)::uuid as about, moment
    from string_to_table(noted, ' ') note where note <> 'everybody' order by 1, 2
    on conflict (organization_id, about) do update set version = greatest(known.version + 1, moment);
  if strpos(noted, 'everybody') > 0 then
    update shared_version set version = greatest(version + 1, moment);
  end if;
end
$$;
