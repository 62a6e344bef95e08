-- The second factor of staff. The secret is sealed with a key that is not in the database.
create table second_factor (
  user_id uuid primary key references user_account (id) on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest time step whose code was accepted: each code counts once (RFC 6238, section 5.2).
  last_step bigint not null default 0
);

-- What stands in for a lost device, each once; hashed with a key.
create table recovery_code (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- When the second factor was last checked in a session.
create table second_factor_check (
  session_id uuid primary key references user_session (id) on delete cascade,
  checked_at timestamptz not null
);

-- Every visit of staff, kept after its session: who as whom, why, and until when. Told to the organizations that the user
-- belonged to when it began.
create table impersonation (
  session_id uuid primary key,
  staff_id uuid not null,
  user_id uuid not null,
  organization_ids uuid[] not null,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  request_id text not null
);
create index impersonation_open on impersonation (expires_at) where ended_at is null;

select krogkoll_platform_table('second_factor');
select krogkoll_platform_table('recovery_code');
select krogkoll_platform_table('second_factor_check');
select krogkoll_platform_table('impersonation', 'select, insert, update');
