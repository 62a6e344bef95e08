-- An entry that was merged stays, and stands for the one at the end of its merges. What staff wrote is theirs: the list
-- that the product ships with no longer changes it.
alter table supplier
  add column merged_into uuid references supplier (id),
  add column created_at timestamptz not null default now(),
  add column revised_at timestamptz;
create index supplier_merged on supplier (merged_into) where merged_into is not null;

create table directory_merge (
  id uuid primary key,
  from_id uuid not null references supplier (id),
  into_id uuid not null references supplier (id),
  merged_at timestamptz not null,
  merged_by uuid references user_account (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references user_account (id) on delete set null,
  check (from_id <> into_id)
);
create unique index directory_merge_open on directory_merge (from_id) where undone_at is null;
create index directory_merge_into on directory_merge (into_id) where undone_at is null;

-- What staff decided about a company that appeared on invoices: by its number, otherwise by its name.
create table directory_decision (
  proposal_id uuid primary key,
  decision text not null check (decision in ('accepted', 'declined')),
  supplier_id uuid references supplier (id),
  decided_at timestamptz not null,
  decided_by uuid references user_account (id) on delete set null
);

-- Another number whenever an entry of the directory is another: what is kept of the directory is checked by it.
create table directory_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into directory_version (version) values (1);

create function krogkoll_directory_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update directory_version set version = version + 1;
  end if;
  return null;
end
$$;
create trigger directory_added after insert on supplier referencing new table as changed
  for each statement execute function krogkoll_directory_changed();
create trigger directory_changed after update on supplier referencing new table as changed
  for each statement execute function krogkoll_directory_changed();
create trigger directory_removed after delete on supplier referencing old table as changed
  for each statement execute function krogkoll_directory_changed();

select krogkoll_platform_table('directory_merge');
select krogkoll_platform_table('directory_decision');
select krogkoll_reference_table('directory_version');

-- Which suppliers an outlet has; `since` is when the status became what it is.
create table outlet_supplier (
  organization_id uuid not null,
  outlet_id uuid not null,
  supplier_id uuid not null,
  status text not null check (status in ('active', 'inactive', 'requested')),
  since timestamptz not null,
  primary key (organization_id, outlet_id, supplier_id),
  foreign key (organization_id, outlet_id) references outlet (organization_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index outlet_supplier_supplier on outlet_supplier (organization_id, supplier_id);

create index organization_supplier_directory on organization_supplier (directory_id, organization_id)
  where directory_id is not null;
create index organization_supplier_private on organization_supplier (organization_id, id) where directory_id is null;

-- A supplier that the directory lacks, asked for by a restaurant and answered by support staff.
create table supplier_request (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  name text not null,
  search_name text not null,
  organization_number text,
  note text,
  state text not null default 'received' check (state in ('received', 'contacted', 'added', 'declined', 'withdrawn')),
  requested_at timestamptz not null,
  requested_by uuid references user_account (id) on delete set null,
  answer text,
  answered_at timestamptz,
  answered_by uuid references user_account (id) on delete set null,
  directory_id uuid references supplier (id),
  primary key (organization_id, id)
);
create unique index supplier_request_id on supplier_request (id);
create index supplier_request_queue on supplier_request (state, requested_at, id);

create table supplier_request_outlet (
  organization_id uuid not null,
  request_id uuid not null,
  outlet_id uuid not null,
  primary key (organization_id, request_id, outlet_id),
  foreign key (organization_id, request_id) references supplier_request (organization_id, id) on delete cascade,
  foreign key (organization_id, outlet_id) references outlet (organization_id, id)
);
create index supplier_request_outlet_outlet on supplier_request_outlet (organization_id, outlet_id);

select krogkoll_tenant_table('outlet_supplier');
select krogkoll_tenant_table('supplier_request');
select krogkoll_tenant_table('supplier_request_outlet');

-- As in 0005, but a merged entry of the directory stands for the one that it was merged into, and a supplier that was
-- chosen before its first invoice is found through the directory.
create or replace function krogkoll_match_supplier(p_organization uuid, s jsonb) returns uuid language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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

-- As in 0005, and tells of each supplier whether an outlet of the unit still awaits its first invoice.
create or replace function krogkoll_ingest_context(p_organization uuid, p_unit uuid, p jsonb) returns json language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
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
      select coalesce(json_agg(json_build_object('id', o.id, 'name', o.display_name, 'category', o.category,
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
      select coalesce(json_agg(json_build_object('id', a.id, 'supplierId', a.supplier_id, 'key', a.article_key,
        'number', a.article_number, 'currency', a.currency, 'state', a.watch_state)), '[]')
      from jsonb_to_recordset(p -> 'articles') as w(supplier integer, low text, high text) cross join lateral (
        select * from unit_article a
        where a.organization_id = p_organization and a.unit_id = p_unit and a.supplier_id = matched[w.supplier + 1]
          and a.article_key >= w.low and a.article_key <= w.high offset 0) a),
    'judged', exists (select from price_rule r where r.organization_id = p_organization and r.unit_id = p_unit)
      or exists (select from deal d where d.organization_id = p_organization and d.supplier_id = any (matched)));
end
$$;
