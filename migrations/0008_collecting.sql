-- How documents come in by other doors than a browser, and what a person decides about those who send them.

alter table document
  -- The mail that brought it, by that mail's own document.
  add column mail_id uuid,
  -- The import of old invoices that it belongs to.
  add column import_id uuid,
  -- What a document in quarantine seems to say. Nothing of it is booked.
  add column preview jsonb,
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  -- The unit that it was handed to, and its document there.
  add column moved_to_unit uuid,
  add column moved_to uuid;

-- The inbox: arrivals newest first, what came inside each, and the few that wait for a person.
create index document_arrival on document (organization_id, unit_id, received_at desc, id desc) where parent_id is null;
create index document_parent on document (organization_id, unit_id, parent_id) where parent_id is not null;
create index document_attention on document (organization_id, unit_id)
  where state in ('needs-review', 'quarantined', 'unreadable');
create index document_mail on document (organization_id, unit_id, mail_id) where mail_id is not null;

-- A mail as it came: its envelope when it was taken, the rest once it has been read. Its bytes are its document.
create table mail (
  organization_id uuid not null,
  unit_id uuid not null,
  document_id uuid not null,
  door text not null check (door in ('smtp', 'mailbox', 'file')),
  -- The envelope (RFC 5321); what a mailbox or a file does not tell is null.
  recipient text,
  envelope_sender text,
  client_address text,
  client_name text,
  -- The reading (RFC 5322), by one parser for trust and display alike. No sender: not exactly one From mailbox.
  message_id text,
  sender_address text,
  sender_name text,
  sender_domain text,
  subject text,
  sent_at timestamptz,
  -- DMARC of the sender's domain: pass, or why not; null until read.
  verdict text,
  verdict_detail jsonb,
  -- A bounce or an automatic answer: nobody is ever answered.
  automatic boolean not null default false,
  links jsonb not null default '[]',
  accepted_at timestamptz,
  accepted_by uuid,
  notified_at timestamptz,
  primary key (organization_id, unit_id, document_id),
  foreign key (organization_id, unit_id, document_id) references document (organization_id, unit_id, id)
);
create index mail_message on mail (organization_id, unit_id, message_id) where message_id is not null;
create index mail_sender on mail (organization_id, unit_id, sender_domain) where sender_domain is not null;

-- What a unit has decided about a sender whose mail passes DMARC.
create table sender (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  -- A domain, or a whole address where the domain is shared by everybody (gmail.com).
  name text not null,
  standing text not null check (standing in ('supplier', 'forwarder', 'blocked')),
  -- The supplier it may send invoices of; null for a forwarder and for one that is blocked.
  supplier_id uuid,
  decided_at timestamptz not null,
  decided_by uuid,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id),
  check ((standing = 'supplier') = (supplier_id is not null))
);
create unique index sender_name on sender (organization_id, unit_id, name, coalesce(supplier_id, id))
  where standing = 'supplier';
create unique index sender_standing on sender (organization_id, unit_id, name) where standing <> 'supplier';

select krogkoll_tenant_table('mail');
select krogkoll_tenant_table('sender');
