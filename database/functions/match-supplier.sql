-- The supplier that an invoice names: the organization's own by number, VAT number, account and name, then the
-- directory's, otherwise a new private one under `newId`. A name or account never joins two different numbers. A merged
-- entry of the directory stands for the one that it was merged into, and a supplier that was chosen before its first
-- invoice is found through the directory.
create or replace function krogkoll_match_supplier(p_organization uuid, s jsonb) returns uuid language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
declare
  nr constant text := s ->> 'organizationNumber';
  vat constant text := s ->> 'vatNumber';
  wanted constant text := s ->> 'searchName';
  found_id uuid;
  held_ids uuid[];
  listed supplier;
  shown supplier;
begin
  for attempt in 1..2 loop
    select id into found_id from organization_supplier where organization_id = p_organization and organization_number = nr;
    if found_id is null and vat is not null then
      select id into found_id from organization_supplier
      where organization_id = p_organization and vat_number = vat
        and (nr is null or organization_number is null) order by id limit 1;
    end if;
    if found_id is null and jsonb_array_length(s -> 'accounts') > 0 then
      select array_agg(distinct a.supplier_id) into held_ids
      from jsonb_to_recordset(s -> 'accounts') as w(kind text, account text)
      join supplier_account a on a.organization_id = p_organization and a.kind = w.kind and a.account = w.account
      join organization_supplier o on o.organization_id = p_organization and o.id = a.supplier_id
      where nr is null or o.organization_number is null;
      if cardinality(held_ids) = 1 then found_id := held_ids[1]; end if;
    end if;
    if found_id is null and wanted <> '' then
      select id into found_id from organization_supplier
      where organization_id = p_organization and search_name = wanted
        and (nr is null or organization_number is null) order by id limit 1;
    end if;
    exit when found_id is not null;
    -- The same new supplier may stand on another unit's invoice at this moment.
    if attempt = 1 then perform pg_advisory_xact_lock(krogkoll_lane(p_organization, 2)); end if;
  end loop;
  if found_id is not null then
    if nr is not null then
      update organization_supplier o set organization_number = nr, vat_number = coalesce(o.vat_number, vat)
      where organization_id = p_organization and id = found_id and organization_number is null;
    end if;
    return found_id;
  end if;
  select * into listed from supplier where organization_number = nr;
  if listed.id is null and vat is not null then
    select * into listed from supplier where vat_number = vat limit 1;
  end if;
  if listed.id is null and wanted <> '' then
    select * into listed from supplier
    where search_name = wanted and (nr is null or organization_number is null) order by merged_into is not null, id limit 1;
  end if;
  shown := listed;
  if listed.merged_into is not null then
    select * into shown from supplier where id = listed.merged_into;
  end if;
  -- The organization may have the listed one already: under another name, or chosen before its first invoice.
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
    if found_id is not null then
      if nr is not null then
        update organization_supplier o set organization_number = nr, vat_number = coalesce(o.vat_number, vat)
        where organization_id = p_organization and id = found_id;
      end if;
      return found_id;
    end if;
  end if;
  insert into organization_supplier
    (organization_id, id, directory_id, display_name, search_name, organization_number, vat_number, category, created_at)
  values (p_organization, (s ->> 'newId')::uuid, listed.id, coalesce(shown.display_name, s ->> 'displayName'),
    coalesce(nullif(wanted, ''), shown.search_name, ''), coalesce(nr, listed.organization_number),
    coalesce(vat, listed.vat_number), coalesce(shown.category, 'general'), (s ->> 'now')::timestamptz);
  return (s ->> 'newId')::uuid;
end
$$;
