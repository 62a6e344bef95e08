-- Letters to people. A tenant's transaction posts one and reads none; what a letter says is sealed with a key that is not
-- in the database, since it may hold a link that opens an account, and is gone once the letter has left.
create table outgoing_mail (
  id uuid primary key,
  kind text not null,
  -- Whether strangers can cause it, or only our own business.
  class text not null check (class in ('asked', 'own')),
  address text not null,
  -- The address without its tag, in lower case: what the limits count by.
  address_key text not null,
  language text not null check (language in ('sv', 'en')),
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- Why it has not left, as far as it is known.
  reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (sealed is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
create index outgoing_mail_target on outgoing_mail (address_key, class, created_at);
create index outgoing_mail_waiting on outgoing_mail (created_at) where state = 'waiting';
create index outgoing_mail_age on outgoing_mail (created_at);

-- Stores a letter unless its address has had its share of the class in the last hour or day; answers whether it did. Those
-- who post to one address go one after the other until they commit, so that the count is exact in all processes.
create function krogkoll_post_mail(p_mail jsonb, p_sealed bytea, p_hourly integer, p_daily integer)
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

select krogkoll_platform_table('outgoing_mail');
revoke execute on function krogkoll_post_mail from public;
grant execute on function krogkoll_post_mail to krogkoll_app, krogkoll_platform;
