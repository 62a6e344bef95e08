-- Addresses of envelopes are compared without regard to the case of their letters.
create index unit_inbound on unit (lower(inbound_address));

-- Mailboxes elsewhere that are looked into for a unit: how far they have been read, and how the last look went.
create table mailbox (
  organization_id uuid not null,
  unit_id uuid not null,
  -- user@host/folder: no secret.
  name text not null,
  -- UIDs mean something only together with their UIDVALIDITY (RFC 9051, 2.3.1.1).
  uid_validity text,
  -- The first UID that was ours to take, and the last that was taken. Moved on in the transaction of each mail's document.
  first_uid bigint,
  last_uid bigint,
  seen_at timestamptz,
  taken_at timestamptz,
  -- The last look failed: when, how many have in a row, and why as a code.
  failed_at timestamptz,
  failures integer not null default 0,
  error text,
  primary key (organization_id, unit_id, name),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);

select krogkoll_tenant_table('mailbox');
