-- The organization's supplier that an invoice names, in the order of `krogkoll_match_supplier`, and nothing written.
-- Null: none yet, or an account that several have.
create or replace function krogkoll_find_supplier(p_organization uuid, s jsonb) returns uuid language sql stable
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
  select coalesce(
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.organization_number = s ->> 'organizationNumber'),
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.vat_number = s ->> 'vatNumber'
       and (s ->> 'organizationNumber' is null or o.organization_number is null) order by o.id limit 1),
    (select case when count(distinct a.supplier_id) = 1 then (array_agg(a.supplier_id))[1] end
     from jsonb_to_recordset(s -> 'accounts') as w(kind text, account text)
     join supplier_account a on a.organization_id = p_organization and a.kind = w.kind and a.account = w.account
     join organization_supplier o on o.organization_id = p_organization and o.id = a.supplier_id
     where s ->> 'organizationNumber' is null or o.organization_number is null),
    (select o.id from organization_supplier o
     where o.organization_id = p_organization and o.search_name = s ->> 'searchName' and s ->> 'searchName' <> ''
       and (s ->> 'organizationNumber' is null or o.organization_number is null) order by o.id limit 1))
$$;
