-- Takes up to `p_most` waiting documents for one job: what has just arrived before the old ones of an import, then those
-- tried least, oldest first. They are locked in the order of their ids, as another process that ends them after its lease
-- was over does, so that neither waits for the other for ever.
create or replace function krogkoll_claim(p_organization uuid, p_unit uuid, p_job text, p_most integer, p_now timestamptz, p_until timestamptz)
  returns setof document language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
begin
  perform pg_advisory_xact_lock(krogkoll_lane(p_unit, 1));
  return query
    update document d set leased_by = p_job, leased_until = p_until, attempts = d.attempts + 1
    from (
      select l.id from document l
      where l.organization_id = p_organization and l.unit_id = p_unit and l.state = 'stored' and l.id = any (array(
        select w.id from document w
        where w.organization_id = p_organization and w.unit_id = p_unit and w.state = 'stored'
          and (w.leased_by is null or w.leased_by = p_job or w.leased_until < p_now)
        order by w.import_id is not null, w.attempts, w.received_at, w.id limit p_most
      ))
      order by l.id for update
    ) locked
    where d.organization_id = p_organization and d.unit_id = p_unit and d.id = locked.id
    returning d.*;
end
$$;
