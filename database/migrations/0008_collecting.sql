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

-- Stores documents and answers for each whether its bytes had arrived before. Holds the arrivals' lane shared, so
-- that a claim sees every document whose job was dropped because one like it was already waiting, and that whoever sets
-- a document aside sees every other one of its bytes.
create or replace function krogkoll_receive(p_organization uuid, p_unit uuid, p_documents jsonb)
  returns setof document language plpgsql as $$
declare
  d document;
begin
  perform pg_advisory_xact_lock_shared(krogkoll_lane(p_unit, 1));
  for d in
    select * from jsonb_populate_recordset(null::document, p_documents) order by sha256, received_at, id
  loop
    d.organization_id := p_organization;
    d.unit_id := p_unit;
    d.attempts := 0;
    insert into document select d.* on conflict do nothing;
    if found then
      return next d;
      continue;
    end if;
    return query select * from document
      where organization_id = p_organization and unit_id = p_unit and id = d.id;
    continue when found;
    d.state := 'duplicate';
    d.reason := 'duplicate.bytes';
    select first.id, first.invoice_id into d.duplicate_of, d.invoice_id from document first
    where first.organization_id = p_organization and first.unit_id = p_unit and first.sha256 = d.sha256
      and first.duplicate_of is null and first.size > 0 and first.state not in ('quarantined', 'deleted');
    insert into document select d.*;
    return next d;
  end loop;
end
$$;

-- Gives documents that were set aside, or stood behind one that was, to the readers again; one whose bytes another
-- document is read by stands behind that one. The caller holds the arrivals' lane and the unit's.
create function krogkoll_resume(p_organization uuid, p_unit uuid, p_ids uuid[]) returns setof document language plpgsql as $$
declare
  d document;
  first document;
begin
  for d in
    select * from document where organization_id = p_organization and unit_id = p_unit and id = any (p_ids)
    order by received_at, id for update
  loop
    select * into first from document f
    where f.organization_id = p_organization and f.unit_id = p_unit and f.sha256 = d.sha256 and f.id <> d.id
      and f.duplicate_of is null and f.size > 0 and f.state not in ('quarantined', 'deleted');
    return query
      update document u set
        state = case when first.id is null then 'stored' else 'duplicate' end,
        reason = case when first.id is null then null else 'duplicate.bytes' end,
        duplicate_of = first.id, invoice_id = first.invoice_id, preview = null, attempts = 0, leased_by = null,
        leased_until = null, deleted_at = null, deleted_by = null
      where u.organization_id = p_organization and u.unit_id = p_unit and u.id = d.id
      returning u.*;
  end loop;
end
$$;

-- Sets documents aside: in quarantine, or deleted. Whatever stood behind one takes its place: with its invoice, where
-- the bytes are the same and came from somebody trusted; else it is read. Answers those set aside, with an invoice that
-- nobody is left for, and those that changed for them. The caller holds the unit's lane.
create function krogkoll_set_aside(p_organization uuid, p_unit uuid, p_documents jsonb)
  returns table (id uuid, state text, unowned uuid) language plpgsql as $$
#variable_conflict use_column
declare
  d document;
  was document;
  heir document;
  owned uuid;
  ids uuid[];
begin
  perform pg_advisory_xact_lock(krogkoll_lane(p_unit, 1));
  for d in select * from jsonb_populate_recordset(null::document, p_documents) r order by r.id loop
    select * into was from document w
    where w.organization_id = p_organization and w.unit_id = p_unit and w.id = d.id for update;
    continue when was.id is null or was.state = 'deleted' or (d.state = 'quarantined' and was.state <> 'stored');
    select i.id into owned from invoice i
    where i.organization_id = p_organization and i.unit_id = p_unit and i.id = was.invoice_id and i.document_id = was.id;
    update document u set state = d.state, reason = coalesce(d.reason, u.reason), format = coalesce(d.format, u.format),
      preview = coalesce(d.preview, u.preview), deleted_at = d.deleted_at, deleted_by = d.deleted_by,
      comment = coalesce(d.comment, u.comment), successor_id = d.successor_id, successor_unit_id = d.successor_unit_id,
      invoice_id = null, leased_by = null, leased_until = null
    where u.organization_id = p_organization and u.unit_id = p_unit and u.id = d.id;

    -- What came with a document in quarantine waits with it.
    select h.* into heir from document h
    where h.organization_id = p_organization and h.unit_id = p_unit and h.duplicate_of = d.id and h.state = 'duplicate'
      and h.sha256 = was.sha256 and (d.state = 'deleted' or h.mail_id is distinct from was.mail_id)
    order by krogkoll_is_trusted(h) desc, h.received_at, h.id limit 1;
    if heir.id is not null and owned is not null and krogkoll_is_trusted(heir) then
      update document u set state = was.state, reason = was.reason, format = was.format, invoice_id = owned,
        duplicate_of = null, accepted_at = was.accepted_at, accepted_by = was.accepted_by
      where u.organization_id = p_organization and u.unit_id = p_unit and u.id = heir.id;
      update document u set duplicate_of = heir.id
      where u.organization_id = p_organization and u.unit_id = p_unit and u.duplicate_of = d.id and u.state = 'duplicate';
      update invoice i set document_id = heir.id
      where i.organization_id = p_organization and i.unit_id = p_unit and i.id = owned;
      owned := null;
      return query select heir.id, was.state, null::uuid;
    else
      select array_agg(h.id) into ids from document h
      where h.organization_id = p_organization and h.unit_id = p_unit and h.duplicate_of = d.id and h.state = 'duplicate'
        and (d.state = 'deleted' or h.mail_id is distinct from was.mail_id);
      if heir.id is not null then
        return query select r.id, r.state, null::uuid from krogkoll_resume(p_organization, p_unit, array[heir.id]) r;
      end if;
      return query select r.id, r.state, null::uuid
        from krogkoll_resume(p_organization, p_unit, array_remove(ids, heir.id)) r;
    end if;
    return query select d.id, d.state, owned;
  end loop;
end
$$;

-- Whether a document needs no judgement of its sender: a person, a signed door or an accepted mail brought it.
create function krogkoll_is_trusted(d document) returns boolean language sql stable
  as $$ select d.mail_id is null or exists (
    select from mail m where m.organization_id = d.organization_id and m.unit_id = d.unit_id
      and m.document_id = d.mail_id and m.accepted_at is not null) $$;

-- What waited in quarantine stands behind the same bytes that have been read from somebody trusted.
create function krogkoll_stand_behind(p_organization uuid, p_unit uuid, p_ids uuid[]) returns setof uuid language sql as $$
  with first as (
    select f.sha256, coalesce(f.duplicate_of, f.id) as id, f.invoice_id, coalesce(f.reason, '') as reason, f.duplicate_of
    from document f
    where f.organization_id = p_organization and f.unit_id = p_unit and f.id = any (p_ids)
      and f.state in ('monitored', 'needs-review', 'duplicate')
  ), behind as (
    update document q set state = 'duplicate', preview = null, duplicate_of = first.id, invoice_id = first.invoice_id,
      reason = case when first.duplicate_of is null then 'duplicate.bytes' else first.reason end
    from first
    where q.organization_id = p_organization and q.unit_id = p_unit and q.sha256 = first.sha256 and q.state = 'quarantined'
    returning q.id, first.id as first_id, first.invoice_id
  ), others as (
    update document o set duplicate_of = behind.first_id, invoice_id = behind.invoice_id
    from behind
    where o.organization_id = p_organization and o.unit_id = p_unit and o.duplicate_of = behind.id and o.state = 'duplicate'
    returning o.id
  )
  select id from behind
$$;

-- The organization's supplier that an invoice names, in the order of `krogkoll_match_supplier`, and nothing written.
-- Null: none yet, or an account that several have.
create function krogkoll_find_supplier(p_organization uuid, s jsonb) returns uuid language sql stable as $$
  select coalesce(
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.organization_number = s ->> 'organizationNumber'),
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.vat_number = s ->> 'vatNumber'
       and (s ->> 'organizationNumber' is null or o.organization_number is null) order by o.id limit 1),
    (select case when count(distinct a.supplier_id) = 1 then (array_agg(a.supplier_id))[1] end
     from jsonb_to_recordset(s -> 'accounts') as w(kind text, account text)
     join supplier_account a on a.organization_id = p_organization and a.kind = w.kind and a.account = w.account
     join organization_supplier o on o.organization_id = p_organization and o.id = a.supplier_id
     where s ->> 'organizationNumber' is null or o.organization_number is null),
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.search_name = s ->> 'searchName' and s ->> 'searchName' <> ''
       and (s ->> 'organizationNumber' is null or o.organization_number is null) order by o.id limit 1))
$$;

do $$
declare
  routine text;
begin
  foreach routine in array array['krogkoll_receive', 'krogkoll_resume', 'krogkoll_set_aside', 'krogkoll_stand_behind',
    'krogkoll_find_supplier']
  loop
    execute format(
      'alter function %s set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off '
      'set plan_cache_mode = force_generic_plan',
      (select oid::regprocedure from pg_proc where proname = routine));
  end loop;
end
$$;
