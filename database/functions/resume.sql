-- Gives documents that were set aside, or stood behind one that was, to the readers again; one whose bytes another
-- document is read by stands behind that one. The caller holds the arrivals' lane and the unit's.
create or replace function krogkoll_resume(p_organization uuid, p_unit uuid, p_ids uuid[]) returns setof document language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
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
