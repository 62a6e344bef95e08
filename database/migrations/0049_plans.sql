-- A payment that failed, and a subscription that rests (core/entitlements).
alter table subscription add column past_due_since timestamptz, add column paused_at timestamptz;

-- The month's number of a plan: when an invoice came, whether it counts, and whether it waits to be analysed.
alter table invoice
  add column received_at timestamptz,
  add column counts boolean not null default false,
  add column waits boolean not null default false;
alter table invoice no force row level security;
alter table document no force row level security;
update invoice i set received_at = d.received_at, counts = not i.credit_note and d.import_id is null
  from document d where d.organization_id = i.organization_id and d.unit_id = i.unit_id and d.id = i.document_id;
alter table invoice force row level security;
alter table document force row level security;
create index invoice_of_month on invoice (organization_id, unit_id, received_at, document_id) where counts;
create index invoice_waiting on invoice (organization_id, unit_id, received_at, document_id) where waits;
