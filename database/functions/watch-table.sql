-- Has each change of a table noted (krogkoll_note_change), whoever makes it: for the unit of a row that has one, for the
-- organization of one that has only that, for everybody of one that has neither.
create or replace function krogkoll_watch_table(watched regclass) returns void language plpgsql as $$
declare
  columns text[] := array(
    select attname::text from pg_attribute where attrelid = watched and attnum > 0 and not attisdropped);
  whose text := case
    when columns @> '{organization_id,unit_id}' then 'unit'
    when columns @> '{organization_id}' then 'organization'
    else 'everybody' end;
  event text;
begin
  perform krogkoll_unwatch_table(watched);
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger note_%1$s after %1$s on %2$s referencing %3$s table as changed '
      'for each statement execute function krogkoll_note_change(%4$L)',
      event, watched, case event when 'delete' then 'old' else 'new' end, whose);
  end loop;
end
$$;
revoke execute on function krogkoll_watch_table from public;
