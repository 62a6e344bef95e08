-- What waited in quarantine stands behind the same bytes that have been read from somebody trusted.
create or replace function krogkoll_stand_behind(p_organization uuid, p_unit uuid, p_ids uuid[]) returns setof uuid language sql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
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
