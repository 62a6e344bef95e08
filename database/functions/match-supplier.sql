-- The supplier that an invoice names, made under `newId` when it is new; an own one learns the number that it lacks. The
-- rule is `supplierOf` in `core/invoices/supplier-match`; here it stays within the call that books a batch.
create or replace function krogkoll_match_supplier(p_organization uuid, s jsonb) returns uuid language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
declare
  nr constant text := s ->> 'organizationNumber';
  vat constant text := s ->> 'vatNumber';
  wanted constant text := s ->> 'searchName';
  found_id uuid;
  listed supplier;
  shown supplier;
begin
  found_id := krogkoll_find_supplier(p_organization, s);
  if found_id is null then
    -- The same new supplier may stand on another unit's invoice at this moment.
    perform pg_advisory_xact_lock(krogkoll_lane(p_organization, 2));
    found_id := krogkoll_find_supplier(p_organization, s);
  end if;
  if found_id is null then
    select * into listed from supplier where organization_number = nr;
    if listed.id is null and vat is not null then
      select * into listed from supplier where vat_number = vat order by id limit 1;
    end if;
    if listed.id is null and wanted <> '' then
      select * into listed from supplier
      where search_name = wanted and (nr is null or organization_number is null)
      order by merged_into is not null, id limit 1;
    end if;
    shown := listed;
    if listed.merged_into is not null then
      select * into shown from supplier where id = listed.merged_into;
    end if;
  end if;
  if listed.id is not null then
    if nr is null then
      select id into found_id from organization_supplier
      where organization_id = p_organization and organization_number = listed.organization_number;
    end if;
    if found_id is null then
      select o.id into found_id from organization_supplier o join supplier d on d.id = o.directory_id
      where o.organization_id = p_organization and coalesce(d.merged_into, d.id) = shown.id
        and (nr is null or o.organization_number is null) order by o.id limit 1;
    end if;
  end if;
  if found_id is not null then
    if nr is not null then
      update organization_supplier o set organization_number = nr, vat_number = coalesce(o.vat_number, vat)
      where organization_id = p_organization and id = found_id and organization_number is null;
    end if;
    return found_id;
  end if;
  insert into organization_supplier
    (organization_id, id, directory_id, display_name, search_name, organization_number, vat_number, category, created_at)
  values (p_organization, (s ->> 'newId')::uuid, listed.id, coalesce(shown.display_name, s ->> 'displayName'),
    coalesce(nullif(wanted, ''), shown.search_name, ''), coalesce(nr, listed.organization_number),
    coalesce(vat, listed.vat_number), coalesce(shown.category, s ->> 'category', 'general'), (s ->> 'now')::timestamptz);
  return (s ->> 'newId')::uuid;
end
$$;
