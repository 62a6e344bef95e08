-- The organization's supplier that an invoice names, and nothing written. Null: none yet, or an account that several have.
-- The rule is `ownSupplierOf` in `core/invoices/supplier-match`; here it stays within the call that books a batch.
create or replace function krogkoll_find_supplier(p_organization uuid, s jsonb) returns uuid language plpgsql stable
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
declare
  nr constant text := s ->> 'organizationNumber';
  vat constant text := s ->> 'vatNumber';
  wanted constant text := s ->> 'searchName';
  found_id uuid;
  held_ids uuid[];
begin
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
  return found_id;
end
$$;
