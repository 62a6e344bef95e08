-- Lets a table change without another version of any answer: nothing that is answered with a version shows its rows.
create or replace function krogkoll_unwatch_table(watched regclass) returns void language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger if exists note_%s on %s', event, watched);
  end loop;
end
$$;
revoke execute on function krogkoll_unwatch_table from public;
