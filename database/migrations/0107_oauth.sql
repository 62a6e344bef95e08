-- What a person lets a program do in their name (OAuth 2.1, decision 0075).
create table oauth_grant (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  -- The address of the program's own description, and its name there.
  client_id text not null,
  client_name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Null: every unit of the organization that the person owns.
  unit_ids uuid[] check (cardinality(unit_ids) > 0),
  -- The one address that its tokens are for (RFC 8707).
  audience text not null,
  -- Whether it lasts beyond the first access token.
  is_lasting boolean not null,
  made_at timestamptz not null,
  -- However often it is renewed.
  expires_at timestamptz not null,
  -- When the program came for its first token; null: it has not.
  connected_at timestamptz,
  ended_at timestamptz,
  -- `person` or `owner` in the account, `client` by itself; `reuse`: somebody came with a code or token that had been used.
  ended_because text check (ended_because in ('person', 'owner', 'client', 'reuse')),
  last_used_at timestamptz,
  check ((ended_at is null) = (ended_because is null)),
  primary key (organization_id, id)
);
create index oauth_grant_person on oauth_grant (user_id);
create index oauth_grant_old on oauth_grant (coalesce(ended_at, expires_at));
select krogkoll_tenant_table('oauth_grant');

-- Codes and tokens of a grant. Only their hashes are kept.
create table oauth_token (
  organization_id uuid not null,
  token_hash bytea not null,
  grant_id uuid not null,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  -- Of an access token that asks for less than the grant has.
  scopes text[],
  expires_at timestamptz not null,
  -- Codes and refresh tokens are used once; whoever comes again has stolen one or been stolen from.
  used_at timestamptz,
  -- Of a code: what proves who asked for it (RFC 7636), and where it was sent.
  challenge text,
  redirect_uri text,
  check ((kind = 'code') = (challenge is not null)),
  check ((kind = 'code') = (redirect_uri is not null)),
  primary key (organization_id, token_hash),
  foreign key (organization_id, grant_id) references oauth_grant (organization_id, id) on delete cascade
);
create unique index oauth_token_hash on oauth_token (token_hash);
create index oauth_token_grant on oauth_token (organization_id, grant_id);
create index oauth_token_old on oauth_token (expires_at);
select krogkoll_tenant_table('oauth_token');

-- No answer that is given with a version shows them.
select krogkoll_unwatch_table(name::regclass) from unnest(array['oauth_grant', 'oauth_token']) name;

-- Since when nobody but the person at hand is in: what was let in before then in their name is out with their other sessions.
alter table user_account add column others_out_at timestamptz;
