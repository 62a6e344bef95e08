-- formerly 45bd96292f5d2bc625ca12bc20ec803f47c1e8763a025363dbfaaf8b3f4fe6a5
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

select krogkoll_platform_table('outgoing_mail');
