-- Notes for whom a statement has changed rows: its units, its organizations, or everybody. `changed` is what the trigger's
-- statement has put, or has taken away. What is noted is raised when the transaction ends (krogkoll_raise_versions), so
-- that nobody waits for a version's row longer than a commit takes. Nearly all statements of a transaction are about one
-- unit, so whoever was noted last is kept beside: of rows that are all theirs nothing is to be done.
create or replace function krogkoll_note_change() returns trigger language plpgsql as $$
declare
  noted text;
  last uuid;
  more text;
begin
  if tg_argv[0] = 'unit' then
    last := nullif(current_setting('app.changed_last', true), '');
    if not exists (select from changed where last is null or unit_id is null or unit_id <> last) then
      return null;
    end if;
    noted := current_setting('app.changed', true);
    select string_agg(concat(organization_id, '/', about), ' '), (array_agg(about))[1] into more, last
      from (select distinct organization_id, coalesce(unit_id, organization_id) as about from changed) whose
      where strpos(coalesce(noted, ''), concat(organization_id, '/', about)) = 0;
  elsif tg_argv[0] = 'organization' then
    last := nullif(current_setting('app.changed_last', true), '');
    noted := current_setting('app.changed', true);
    select string_agg(concat(organization_id, '/', organization_id), ' ') into more
      from (select distinct organization_id from changed where organization_id is not null) whose
      where strpos(coalesce(noted, ''), concat(organization_id, '/', organization_id)) = 0;
  elsif exists (select from changed) then
    last := nullif(current_setting('app.changed_last', true), '');
    noted := current_setting('app.changed', true);
    more := case when strpos(coalesce(noted, ''), 'everybody') = 0 then 'everybody' end;
  end if;
  if more is not null then
    perform set_config('app.changed', concat_ws(' ', nullif(noted, ''), more), true),
      set_config('app.changed_last', coalesce(last::text, ''), true);
  end if;
  return null;
end
$$;
revoke execute on function krogkoll_note_change from public;
