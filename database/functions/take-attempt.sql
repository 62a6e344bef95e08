-- The same rule as `core/access/attempts`. Counts a try as failed under every key, unless one of them has to wait; answers whether it may go on. After its free
-- tries a key waits a minute, then twice as long after each further one, an hour at most. A day without a failure is
-- forgotten, and so is what a clock that was set back leaves in the future.
create or replace function krogkoll_take_attempt(p_keys bytea[], p_free integer[], p_now timestamptz)
  returns boolean language plpgsql as $$
declare
  waiting boolean;
begin
  select exists (
    select from attempt where key = any (p_keys) and blocked_until > p_now and blocked_until <= p_now + interval '1 hour'
  ) into waiting;
  if waiting then return false; end if;
  insert into attempt (key, failed, at, blocked_until)
    select k, 0, p_now, p_now from unnest(p_keys) k order by k on conflict do nothing;
  perform from attempt where key = any (p_keys) order by key for update;
  -- Tries at the same time may have come first.
  select exists (
    select from attempt where key = any (p_keys) and blocked_until > p_now and blocked_until <= p_now + interval '1 hour'
  ) into waiting;
  if waiting then return false; end if;
  update attempt a
  set failed = n.failed,
    at = p_now,
    blocked_until = case when n.failed < n.free then p_now
      else p_now + least(interval '1 hour', interval '1 minute' * 2 ^ least(n.failed - n.free, 10)) end
  from (
    select b.key, k.free,
      1 + case when b.at between p_now - interval '1 day' and p_now + interval '1 hour' then b.failed else 0 end as failed
    from unnest(p_keys, p_free) as k (key, free) join attempt b on b.key = k.key
  ) n
  where a.key = n.key;
  return true;
end
$$;
revoke execute on function krogkoll_take_attempt from public;
grant execute on function krogkoll_take_attempt to krogkoll_platform;
