-- How a restaurant reaches its supplier, as its own people have written it down: never what an invoice says, since a forged one would
-- name the forger's number. The telephone is E.164.
alter table organization_supplier
  add column contact_phone text,
  add column contact_email text;

-- Support's queue of what no program reads, over all organizations, oldest first.
create index document_unreadable on document (received_at, organization_id, unit_id, id) where state = 'unreadable';
