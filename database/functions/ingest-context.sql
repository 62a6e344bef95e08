-- Everything that a batch of readings is judged by, read in the unit's lane. Places in `suppliers` count from 0; each
-- tells whether an outlet of the unit still awaits its first invoice. An article's probe is a range of keys: its own, and
-- the same number in other units of measure.
create or replace function krogkoll_ingest_context(p_organization uuid, p_unit uuid, p jsonb) returns json language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
declare
  matched uuid[] := '{}';
  s jsonb;
begin
  perform pg_advisory_xact_lock(krogkoll_lane(p_unit, 0));
  for s in select * from jsonb_array_elements(p -> 'suppliers') loop
    matched := matched || krogkoll_match_supplier(p_organization, s);
  end loop;
  -- Each lateral query ends in "offset 0", which keeps it what it looks like: one index search for one row of the batch.
  return json_build_object(
    'suppliers', (
      select coalesce(json_agg(json_build_object('id', o.id, 'name', o.display_name, 'category', coalesce(o.own_category, o.category),
        'awaited', exists (
          select from outlet t where t.organization_id = p_organization and t.main_unit_id = p_unit and not exists (
            select from outlet_supplier l where l.organization_id = p_organization and l.outlet_id = t.id
              and l.supplier_id = o.id and l.status <> 'requested')))
        order by m.place), '[]')
      from unnest(matched) with ordinality m(id, place) cross join lateral (
        select * from organization_supplier o where o.organization_id = p_organization and o.id = m.id offset 0) o),
    'accounts', (
      select coalesce(jsonb_agg(distinct jsonb_build_object('supplierId', a.supplier_id, 'kind', a.kind, 'account', a.account)), '[]')
      from (
        select a.* from unnest(matched) m(id) cross join lateral (
          select * from supplier_account a where a.organization_id = p_organization and a.supplier_id = m.id offset 0) a
        union all
        select a.* from jsonb_array_elements(p -> 'suppliers') e
        cross join lateral jsonb_to_recordset(e -> 'accounts') as w(kind text, account text)
        cross join lateral (
          select * from supplier_account a
          where a.organization_id = p_organization and a.kind = w.kind and a.account = w.account offset 0) a
      ) a),
    'documents', (
      select coalesce(json_agg(json_build_object('id', d.id, 'state', d.state)), '[]')
      from jsonb_array_elements_text(p -> 'documents') w(id) cross join lateral (
        select * from document d
        where d.organization_id = p_organization and d.unit_id = p_unit and d.id = w.id::uuid offset 0) d),
    'invoices', (
      select coalesce(json_agg(json_build_object('id', i.id, 'supplierId', i.supplier_id, 'number', i.number,
        'issueDate', i.issue_date, 'total', i.total::text, 'currency', i.currency, 'documentId', i.document_id)), '[]')
      from jsonb_to_recordset(p -> 'numbers') as w(supplier integer, number text) cross join lateral (
        select * from invoice i
        where i.organization_id = p_organization and i.unit_id = p_unit
          and i.supplier_id = matched[w.supplier + 1] and i.number = w.number offset 0) i),
    'articles', (
      -- What a person has said goes on under another number is the article of that number: `r`, looked up for such rows alone.
      select coalesce(json_agg(json_build_object('id', coalesce(r.id, a.id), 'homeId', a.id, 'supplierId', a.supplier_id,
        'key', a.article_key, 'ownKey', coalesce(r.article_key, a.article_key), 'number', coalesce(r.article_number, a.article_number),
        'currency', a.currency, 'state', case when r.id is null then a.watch_state else r.watch_state end,
        'earlierIds', coalesce(r.earlier_ids, a.earlier_ids), 'earlierKeys', coalesce(r.earlier_keys, a.earlier_keys))), '[]')
      from jsonb_to_recordset(p -> 'articles') as w(supplier integer, low text, high text) cross join lateral (
        select * from unit_article a
        where a.organization_id = p_organization and a.unit_id = p_unit and a.supplier_id = matched[w.supplier + 1]
          and a.article_key >= w.low and a.article_key <= w.high offset 0) a
      left join lateral (
        select * from unit_article r
        where a.stitched_into is not null and r.organization_id = p_organization and r.unit_id = p_unit
          and r.id = a.stitched_into offset 0) r on true),
    'recipients', json_build_object(
      'numbers', (
        select coalesce(json_agg(n.number), '[]') from (
          select unnest(array[g.organization_number, g.corporate_identity_number]) from organization g
          where g.organization_id = p_organization
          union all
          select b.buyer from accepted_buyer b
          where b.organization_id = p_organization and b.unit_id = p_unit and b.buyer ~ '^[0-9]{10}$') n(number)
        where n.number is not null),
      'names', (
        select coalesce(json_agg(distinct n.name), '[]') from (
          select g.name from organization g where g.organization_id = p_organization
          union all
          select t.display_name from outlet t where t.organization_id = p_organization
          union all
          select u.name from unit u where u.organization_id = p_organization
          union all
          select b.buyer from accepted_buyer b
          where b.organization_id = p_organization and b.unit_id = p_unit and b.buyer !~ '^[0-9]{10}$') n(name))),
    'judged', exists (select from price_rule r where r.organization_id = p_organization and r.unit_id = p_unit)
      or exists (select from deal d where d.organization_id = p_organization and d.supplier_id = any (matched)));
end
$$;
