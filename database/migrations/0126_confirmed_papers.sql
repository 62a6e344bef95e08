-- What people said of the paper that a document came from (OPEN.md, section 4) stands in the log of acts, and is asked for by document.
create index audit_entry_paper on audit_entry (organization_id, subject_id)
  where action in ('original.confirmed', 'original.withdrawn', 'original.paperless');
