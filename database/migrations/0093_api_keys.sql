-- Keys by which programs read and write for an organization (OPEN.md, section 1). Of a key's text only the hash is kept.
create table api_key (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  -- Its beginning and its last four signs, for the eye.
  shown text not null,
  token_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Null: every unit of the organization.
  unit_ids uuid[] check (cardinality(unit_ids) > 0),
  -- Addresses and networks that it may come from; empty: from anywhere.
  addresses text[] not null,
  -- Who answers for it: it reaches what this person owns, as long as they do.
  made_by uuid not null references user_account (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references user_account (id) on delete set null,
  last_used_at timestamptz,
  last_address text,
  primary key (organization_id, id)
);
create unique index api_key_token on api_key (token_hash);
create index api_key_maker on api_key (made_by);
create index api_key_revoker on api_key (revoked_by) where revoked_by is not null;
select krogkoll_tenant_table('api_key');
-- No answer that is given with a version shows a key.
select krogkoll_unwatch_table('api_key');

-- Requests of a key in a minute that processes have taken for themselves: one row a key.
create table api_turn (
  key_id uuid primary key,
  minute timestamptz not null,
  taken integer not null,
  -- Of the last who asked.
  granted integer not null
) with (fillfactor = 50);
select krogkoll_platform_table('api_turn');
