-- Where an organization has been told to send what happens (Standard Webhooks 1.0, decision 0064).
create table webhook_endpoint (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  url text not null,
  -- Types of events, as the contract names them.
  events text[] not null,
  -- Null: every unit of the organization.
  unit_ids uuid[] check (cardinality(unit_ids) > 0),
  -- `failed`: given up after the last try; what happens is written all the same. `gone`: the receiver wants no more.
  -- `plan`: the plan has no webhooks.
  state text not null check (state in ('on', 'off', 'failed', 'gone', 'plan')),
  state_at timestamptz not null,
  -- Key of HMAC and seed of Ed25519, sealed for the endpoint's id.
  sealed bytea not null,
  -- Those before, which sign beside the new ones until their time is over.
  sealed_before bytea,
  before_until timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  primary key (organization_id, id),
  unique (organization_id, url)
);
select krogkoll_tenant_table('webhook_endpoint');

-- What happened, once for each endpoint that is told of it; written with the fact itself.
create table webhook_message (
  organization_id uuid not null,
  endpoint_id uuid not null,
  id uuid not null,
  -- Null: of the whole organization.
  unit_id uuid,
  type text not null,
  -- Of what may be written again, and is told once all the same.
  once text,
  data jsonb not null,
  happened_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'forgotten')),
  -- Tries of this round, and of all.
  tries integer not null default 0,
  attempts integer not null default 0,
  -- Null: at once.
  next_at timestamptz,
  -- Somebody is sending it; another may after this time.
  leased_until timestamptz,
  -- Of the newest attempt.
  answered_at timestamptz,
  status integer,
  fault text,
  milliseconds integer,
  primary key (organization_id, endpoint_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoint (organization_id, id) on delete cascade
);
create unique index webhook_message_once on webhook_message (organization_id, endpoint_id, type, once) where once is not null;
create index webhook_message_waiting on webhook_message (organization_id, endpoint_id, happened_at, id) where state = 'waiting';
create index webhook_message_due on webhook_message (next_at) where state = 'waiting';
create index webhook_message_log on webhook_message (organization_id, endpoint_id, happened_at desc, id desc)
  where state <> 'forgotten';
create index webhook_message_old on webhook_message (happened_at) where state <> 'forgotten';
select krogkoll_tenant_table('webhook_message');

-- Each time that a message was sent, with what came back.
create table webhook_attempt (
  organization_id uuid not null,
  endpoint_id uuid not null,
  message_id uuid not null,
  number integer not null,
  at timestamptz not null,
  -- Null where nobody answered; then `fault` says why.
  status integer,
  fault text,
  milliseconds integer not null,
  -- The beginning of the answer.
  answer text,
  primary key (organization_id, endpoint_id, message_id, number),
  foreign key (organization_id, endpoint_id, message_id)
    references webhook_message (organization_id, endpoint_id, id) on delete cascade
);
select krogkoll_tenant_table('webhook_attempt');

select krogkoll_unwatch_table(name::regclass)
from unnest(array['webhook_endpoint', 'webhook_message', 'webhook_attempt']) name;
