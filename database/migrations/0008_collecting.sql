-- formerly 2162a21d5a621c1ab83efacb680332f0c0170861921391747024ecd7b86631c2
-- How documents come in by other doors than a browser, and what a person decides about those who send them.

alter table document
  -- The arrival that it came in, however deep; null for the arrival itself.
  add column root_id uuid,
  -- The mail that brought it through the door, by that mail's own document; a mail that a person brought is no such mail.
  add column mail_id uuid,
  -- The import of old invoices that it belongs to.
  add column import_id uuid,
  -- What a document in quarantine seems to say. Nothing of it is booked.
  add column preview jsonb,
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  -- The document that took its place, and that document's unit where it is another one.
  add column successor_id uuid,
  add column successor_unit_id uuid;
alter table document no force row level security;
update document set root_id = parent_id where parent_id is not null;
alter table document force row level security;

-- The inbox: arrivals newest first, what came inside each, and the few that wait for a person.
create index document_arrival on document (organization_id, unit_id, received_at desc, id desc) where root_id is null;
create index document_root on document (organization_id, unit_id, root_id) where root_id is not null;
create index document_attention on document (organization_id, unit_id) include (root_id, id)
  where state in ('needs-review', 'quarantined', 'unreadable');
-- What stands behind another document, and what of the same bytes waits for its sender.
create index document_behind on document (organization_id, unit_id, duplicate_of) where state = 'duplicate';
create index document_quarantined on document (organization_id, unit_id, sha256) where state = 'quarantined';

-- The same bytes are read once in a unit, by the first document that is neither in quarantine nor deleted.
drop index document_first;
create unique index document_first on document (organization_id, unit_id, sha256)
  where duplicate_of is null and size > 0 and state not in ('quarantined', 'deleted');

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
  -- The whole verdict, as `core/mail` has it.
  verdict_detail jsonb,
  -- A bounce or an automatic answer: nobody is ever answered.
  automatic boolean not null default false,
  links jsonb not null default '[]',
  -- Another mail of the unit that had its Message-ID first.
  repeats uuid,
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
