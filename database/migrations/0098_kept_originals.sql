-- Originals stay until their time is over (SECURITY R60, R61). The row with its hash stays for ever; `removed_at` says that the
-- bytes may go, and only then does a sweep of the store not find them named.
alter table document add column removed_at timestamptz;
-- The day of a refusal by the database's own clock, which nobody writes.
alter table document add column refused_on date;
create index document_unremoved on document (received_at) where removed_at is null;
create index document_refused on document (deleted_at) where state = 'deleted' and removed_at is null;
revoke delete on document from krogkoll_app, krogkoll_platform;
create trigger document_kept before delete or
  update of sha256, received_at, organization_id, unit_id, id, state, deleted_at, refused_on, removed_at on document
  for each row execute function krogkoll_guard_original();
