-- Stores documents and answers for each whether its bytes had arrived before. Holds the arrivals' lane shared, so
-- that a claim sees every document whose job was dropped because one like it was already waiting, and that whoever sets
-- a document aside sees every other one of its bytes.
create or replace function krogkoll_receive(p_organization uuid, p_unit uuid, p_documents jsonb)
  returns setof document language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
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
