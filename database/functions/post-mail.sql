-- Stores a letter unless its address has had its share of the class in the last hour or day; answers whether it did. Those
-- who post to one address go one after the other until they commit, so that the count is exact in all processes.
create or replace function krogkoll_post_mail(p_mail jsonb, p_sealed bytea, p_hourly integer, p_daily integer)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m outgoing_mail;
  hourly bigint;
  daily bigint;
begin
  m := jsonb_populate_record(null::outgoing_mail, p_mail);
  perform pg_advisory_xact_lock(hashtextextended('mail to ' || m.address_key, 11));
  select count(*) filter (where o.created_at > m.created_at - interval '1 hour'), count(*) into hourly, daily
  from outgoing_mail o
  where o.address_key = m.address_key and o.class = m.class and o.created_at > m.created_at - interval '1 day';
  if hourly >= p_hourly or daily >= p_daily then return false; end if;
  insert into outgoing_mail (id, kind, class, address, address_key, language, sealed, created_at)
  values (m.id, m.kind, m.class, m.address, m.address_key, m.language, p_sealed, m.created_at);
  return true;
end
$$;
revoke execute on function krogkoll_post_mail from public;
grant execute on function krogkoll_post_mail to krogkoll_app, krogkoll_platform;
