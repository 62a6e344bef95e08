-- The last statement of a transaction, in one round trip with its commit: raises versions, then writes what open screens are told of.
-- Answers what the transaction wants processes woken for, one `channel payload` a line, or null: what its triggers said, and `places` where
-- it changed rows of a whole organization, by which the gate knows who may do what where. Whoever committed says so afterwards,
-- because a notification inside the transaction holds a lock of the whole database at its commit.
create or replace function krogkoll_end_transaction(p_facts jsonb) returns text language plpgsql as $$
declare
  woken text := nullif(current_setting('app.woken', true), '');
begin
  perform krogkoll_assert_staying();
  if woken is not null then
    perform set_config('app.woken', '', true);
  end if;
  perform krogkoll_raise_versions();
  if p_facts is not null then
    perform krogkoll_tell_live(p_facts);
  end if;
  if current_setting('app.changed', true) ~ '(^| )([0-9a-f-]{36})/\2( |$)' then
    woken := concat_ws(E'\n', woken, 'places ');
  end if;
  return woken;
end
$$;
