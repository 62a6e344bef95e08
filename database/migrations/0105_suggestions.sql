-- What assistants suggest and people decide on (OPEN.md, section 3). It is done by the product's own commands once somebody approves it.
create table suggestion (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('draft-claim', 'draft-deal', 'settle-alerts')),
  -- The request of the product's own entry, and its hash: the same thing waits once.
  body jsonb not null,
  body_hash text not null,
  -- What it would do, as a rehearsal has shown; another version when a later one shows something else.
  shown jsonb not null,
  version integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'expired')),
  why text,
  -- The key or program that it came by, and its name then.
  key_id uuid not null,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  result jsonb,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id),
  check ((state in ('approved', 'declined')) = (decided_at is not null))
);
create unique index suggestion_once on suggestion (organization_id, unit_id, kind, body_hash) where state = 'waiting';
create index suggestion_newest on suggestion (organization_id, unit_id, made_at desc, id);
select krogkoll_tenant_table('suggestion');
