-- Writes what a transaction tells of: `p_facts` is a list of [audience, event]. Positions are times in microseconds, or one more than
-- before where the clock has not moved on; each is given while the audience's row is held, so they are in the order of commits.
-- No tenant reads or writes these tables but here.
create or replace function krogkoll_tell_live(p_facts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
begin
  with given as (
    select f ->> 0 as audience, f -> 1 as event, turn from jsonb_array_elements(p_facts) with ordinality as each (f, turn)
  ), counted as (
    select audience, count(*) as facts from given group by audience order by audience
  ), raised as (
    insert into live_position as known (audience, position)
      select audience, moment + facts - 1 from counted order by audience
      on conflict (audience) do update
        set position = greatest(known.position, moment - 1) + excluded.position - moment + 1
      returning audience, position
  )
  insert into live_fact (audience, position, event)
    select g.audience, r.position - c.facts + row_number() over (partition by g.audience order by g.turn), g.event
    from given g join counted c using (audience) join raised r using (audience);
end
$$;
