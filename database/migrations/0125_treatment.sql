-- How each accounting record was treated (bookkeeping act, 5:11; BFNAR 2013:2, chapter 9; decision 0094).
-- Which version of the product was at work since when. Before the first row nobody wrote it down.
create table program_version (
  started_at timestamptz primary key,
  version text not null
);
select krogkoll_platform_table('program_version', 'select, insert');

-- A page of a history is found by time, or by what it is about.
create index audit_entry_subject on audit_entry (organization_id, subject_id, at desc, id desc) where subject_id is not null;
create index document_removed on document (organization_id, unit_id, removed_at desc, id desc) where removed_at is not null;
create index document_reading_time on document_reading (organization_id, unit_id, read_at desc, document_id desc)
  where read_at is not null;
create index handover_sent on handover (organization_id, unit_id, sent_at desc, invoice_id desc) where sent_at is not null;
