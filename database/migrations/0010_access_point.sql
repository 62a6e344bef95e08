-- E-invoices that an access point pushes: which unit an address belongs to, what was acknowledged, and what no unit is known for.

-- Filled by support staff only: whoever may name an address gets the invoices that are sent to it.
create table unit_route (
  organization_id uuid not null,
  unit_id uuid not null,
  -- ISO 6523 scheme and value: `0007` an organisation number, `0088` a GLN.
  scheme text not null,
  value text not null,
  created_at timestamptz not null,
  created_by uuid,
  primary key (organization_id, unit_id, scheme, value),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
create unique index unit_route_address on unit_route (scheme, value);

create table unrouted_document (
  id uuid primary key,
  sha256 text not null,
  size bigint not null,
  content_type text not null,
  message_id text not null,
  -- As told by the sender, never trusted.
  recipient text,
  sender text,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'assigned', 'dismissed')),
  reason text not null,
  settled_at timestamptz,
  settled_by uuid,
  comment text,
  assigned_organization uuid,
  assigned_unit uuid,
  assigned_document uuid
);
create index unrouted_document_received on unrouted_document (state, received_at desc, id desc);
create index unrouted_document_bytes on unrouted_document (sha256);
-- A message that came again with other bytes is kept once for each of them.
create unique index unrouted_document_message on unrouted_document (message_id, sha256);

-- Every message ever acknowledged and what was answered: it only grows, so that a message is known again for ever.
create table push_receipt (
  message_id text primary key,
  receipt_id uuid not null unique,
  sha256 text not null,
  key_id text not null,
  status text not null check (status in ('stored', 'duplicate', 'unrouted')),
  received_at timestamptz not null,
  organization_id uuid,
  unit_id uuid,
  document_id uuid
);

select krogkoll_tenant_table('unit_route', 'select');
grant insert, delete on unit_route to krogkoll_platform;
select krogkoll_platform_table('unrouted_document', 'select, insert, update');
select krogkoll_platform_table('push_receipt', 'select, insert');
-- The receipt and the document are written in one transaction, which is the platform's.
grant select on member_name to krogkoll_platform;

-- For what is told of the last minutes: tiny, and only the newest pages are read.
create index document_time on document using brin (received_at) with (pages_per_range = 16);
