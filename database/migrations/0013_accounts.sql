-- What a person says of themselves when signing up, and what settings keep.
alter table user_account
  add column area_code text,
  add column phone text,
  add column language text not null default 'sv' check (language in ('sv', 'en')),
  add column company_name text,
  add column company_role text;

-- Links in letters (SECURITY R24): only hashes, bound to their kind; using one removes it.
create table account_link (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'email')),
  -- The new address that a link of kind email confirms.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_link_user on account_link (user_id, kind);

-- Browsers in which a user has signed in; they keep a random value of which this is the hash (R21).
create table known_device (
  user_id uuid not null references user_account (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table account_consent (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('terms', 'gdpr', 'marketing')),
  given boolean not null,
  at timestamptz not null,
  primary key (user_id, kind, at)
);

create table notification_setting (
  user_id uuid primary key references user_account (id) on delete cascade,
  price_alert_email text not null check (price_alert_email in ('off', 'instant', 'daily')),
  price_alert_push text not null check (price_alert_push in ('off', 'instant', 'daily')),
  outlet_invitation_email boolean not null,
  outlet_invitation_push boolean not null
);

-- Solved challenges, each of which counts once (R23).
create table captcha_used (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);

-- Failed tries by what they are counted under, of which only a hash stands here (R21).
create table attempt (
  key bytea primary key,
  failed integer not null,
  at timestamptz not null,
  blocked_until timestamptz not null
);
create index attempt_age on attempt (at);

-- Counts a try as failed under every key, unless one of them has to wait; answers whether it may go on. After its free
-- tries a key waits a minute, then twice as long after each further one, an hour at most. A day without a failure is
-- forgotten, and so is what a clock that was set back leaves in the future.
create function krogkoll_take_attempt(p_keys bytea[], p_free integer[], p_now timestamptz)
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

-- The log of accounts tells more than sessions, and of staff who acts as somebody.
alter table account_event
  add column impersonated_by uuid,
  add column detail jsonb not null default '{}';

-- Both logs as chains (R63): one for each organization and one for accounts. A row's link holds the digest of what it says
-- and a hash over it and the link before, so that a row edited, removed or put elsewhere no longer fits. Links are made
-- when a transaction commits: whoever writes waits for others of the same chain no longer than that.
create table audit_head (
  chain text primary key,
  number bigint not null,
  hash bytea not null
);
create table audit_link (
  entry_id uuid primary key,
  chain text not null,
  digest bytea not null,
  -- The transaction, and the order within it.
  written_by xid8 not null,
  opened bigint generated always as identity,
  number bigint,
  hash bytea
);
create unique index audit_link_number on audit_link (chain, number);
create index audit_link_open on audit_link (written_by) where number is null;

create function krogkoll_audit_digest(e audit_entry) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    e.organization_id, e.id, extract(epoch from e.at), e.unit_id, e.user_id, e.impersonated_by, e.action, e.subject_id,
    e.detail, e.request_id)::text, 'UTF8'))
$$;
create function krogkoll_account_event_digest(e account_event) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.user_id, e.session_id, e.impersonated_by, e.action, e.detail, e.request_id)::text,
    'UTF8'))
$$;

create function krogkoll_open_audit_link() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'audit_entry' then
    insert into audit_link (entry_id, chain, digest, written_by)
      values (new.id, new.organization_id::text, krogkoll_audit_digest(new), pg_current_xact_id());
  else
    insert into audit_link (entry_id, chain, digest, written_by)
      values (new.id, 'accounts', krogkoll_account_event_digest(new), pg_current_xact_id());
  end if;
  return null;
end
$$;

-- Links all rows of the transaction when it is called first, chain after chain in one order, so that two transactions with
-- rows in the same chains never wait for each other in a circle.
create function krogkoll_close_audit_links() returns void language plpgsql as $$
declare
  link record;
  head audit_head;
begin
  for link in
    select l.entry_id, l.chain, l.digest from audit_link l
    where l.written_by = pg_current_xact_id() and l.number is null
    order by l.chain, l.opened
  loop
    if head.chain is distinct from link.chain then
      insert into audit_head (chain, number, hash) values (link.chain, 0, sha256(convert_to(link.chain, 'UTF8')))
        on conflict do nothing;
      select h.* into head from audit_head h where h.chain = link.chain for update;
    end if;
    head.number := head.number + 1;
    head.hash := sha256(head.hash || link.digest);
    update audit_link set number = head.number, hash = head.hash where entry_id = link.entry_id;
    update audit_head set number = head.number, hash = head.hash where chain = head.chain;
  end loop;
end
$$;

create function krogkoll_commit_audit_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform krogkoll_close_audit_links();
  return null;
end
$$;

-- Rows that stand already come first, in their order. The owner of a table with forced policies sees none of its rows.
alter table audit_entry no force row level security;
insert into audit_link (entry_id, chain, digest, written_by)
  select id, organization_id::text, krogkoll_audit_digest(e), pg_current_xact_id() from audit_entry e order by at, id;
alter table audit_entry force row level security;
insert into audit_link (entry_id, chain, digest, written_by)
  select id, 'accounts', krogkoll_account_event_digest(e), pg_current_xact_id() from account_event e order by at, id;
select krogkoll_close_audit_links();

create trigger audit_entry_link after insert on audit_entry
  for each row execute function krogkoll_open_audit_link();
create trigger account_event_link after insert on account_event
  for each row execute function krogkoll_open_audit_link();
create constraint trigger audit_link_commit after insert on audit_link
  deferrable initially deferred for each row execute function krogkoll_commit_audit_links();

revoke execute on function krogkoll_take_attempt, krogkoll_open_audit_link, krogkoll_close_audit_links,
  krogkoll_commit_audit_links from public;
grant execute on function krogkoll_take_attempt, krogkoll_audit_digest, krogkoll_account_event_digest
  to krogkoll_platform;
select krogkoll_platform_table('account_link');
select krogkoll_platform_table('known_device');
select krogkoll_platform_table('account_consent');
select krogkoll_platform_table('notification_setting');
select krogkoll_platform_table('captcha_used');
select krogkoll_platform_table('attempt');
select krogkoll_platform_table('audit_head', 'select');
select krogkoll_platform_table('audit_link', 'select');
