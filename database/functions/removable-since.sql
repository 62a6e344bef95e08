-- The day after which an original may go. A file whose pages were joined to another document's is a page of that one, and goes with it.
create or replace function krogkoll_removable_since(d document) returns date language sql stable as $$
  select case
    when d.state = 'deleted' and d.deleted_at is not null and d.invoice_id is null
      and not exists (select from archive_link l
        where l.organization_id = d.organization_id and l.subject_id = d.id and l.kind = 'record')
      and not exists (select from invoice i
        where i.organization_id = d.organization_id and i.unit_id = d.unit_id and i.document_id = d.id)
      and not exists (select from document c join archive_link l
          on l.organization_id = c.organization_id and l.subject_id = c.id and l.kind = 'record'
        where c.organization_id = d.organization_id and c.unit_id = d.unit_id and c.root_id = coalesce(d.root_id, d.id)
          and (d.root_id is null or c.parent_id = d.id))
      and exists (select from archive_link l
        where l.organization_id = d.organization_id and l.subject_id = d.id and l.kind = 'receipt')
    then greatest(
      greatest((greatest(d.deleted_at, d.received_at) at time zone 'Europe/Stockholm')::date, d.refused_on) + 90,
      (select krogkoll_removable_since(w) from document w
        where d.reason = 'joined' and w.organization_id = d.organization_id and w.unit_id = d.unit_id and w.id = d.successor_id))
    else krogkoll_kept_until(d)
  end
$$;
