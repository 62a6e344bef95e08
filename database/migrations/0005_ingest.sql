-- The hot path: what arrives is stored in one call, and one batch of a unit's documents becomes invoices in two.
-- A function keeps its plans, which the embedded engine would otherwise make anew for every statement. Plans made
-- while tables were small would join by hashing whole tables, hence the planner settings.

-- A unit's lane: what runs in it runs one after the other. Lane 0 ingests, lane 1 guards arrivals against claims,
-- lane 2 is the organization's, for new suppliers.
create function krogkoll_lane(owner uuid, lane integer) returns bigint
  language sql immutable parallel safe
  as $$ select hashtextextended(owner::text, lane) $$;

-- Stores documents and answers for each whether its bytes had arrived before. Holds the arrivals' lane shared, so
-- that a claim sees every document whose job was dropped because one like it was already waiting.
create function krogkoll_receive(p_organization uuid, p_unit uuid, p_documents jsonb)
  returns setof document language plpgsql as $$
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
      and first.duplicate_of is null and first.size > 0;
    insert into document select d.*;
    return next d;
  end loop;
end
$$;

-- Takes up to `p_most` waiting documents for one job: those tried least, oldest first. They are locked in the order of
-- their ids, as another process that ends them after its lease was over does, so that neither waits for the other for ever.
create function krogkoll_claim(p_organization uuid, p_unit uuid, p_job text, p_most integer, p_now timestamptz, p_until timestamptz)
  returns setof document language plpgsql as $$
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
        order by w.attempts, w.received_at, w.id limit p_most
      ))
      order by l.id for update
    ) locked
    where d.organization_id = p_organization and d.unit_id = p_unit and d.id = locked.id
    returning d.*;
end
$$;

-- The supplier that an invoice names: the organization's own by number, VAT number, account and name, then the
-- directory's, otherwise a new private one under `newId`. A name or account never joins two different numbers.
create function krogkoll_match_supplier(p_organization uuid, s jsonb) returns uuid language plpgsql as $$
declare
  nr constant text := s ->> 'organizationNumber';
  vat constant text := s ->> 'vatNumber';
  wanted constant text := s ->> 'searchName';
  found_id uuid;
  held_ids uuid[];
  listed supplier;
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
    where search_name = wanted and (nr is null or organization_number is null) order by id limit 1;
  end if;
  -- The organization may have the listed one under another name already.
  if listed.id is not null and nr is null then
    select id into found_id from organization_supplier
    where organization_id = p_organization and organization_number = listed.organization_number;
    if found_id is null then
      select id into found_id from organization_supplier
      where organization_id = p_organization and directory_id = listed.id order by id limit 1;
    end if;
    if found_id is not null then return found_id; end if;
  end if;
  insert into organization_supplier
    (organization_id, id, directory_id, display_name, search_name, organization_number, vat_number, category, created_at)
  values (p_organization, (s ->> 'newId')::uuid, listed.id, coalesce(listed.display_name, s ->> 'displayName'),
    coalesce(nullif(wanted, ''), listed.search_name, ''), coalesce(nr, listed.organization_number),
    coalesce(vat, listed.vat_number), coalesce(listed.category, 'general'), (s ->> 'now')::timestamptz);
  return (s ->> 'newId')::uuid;
end
$$;
create index supplier_name on supplier (search_name);
create index supplier_vat on supplier (vat_number) where vat_number is not null;
create index organization_supplier_vat on organization_supplier (organization_id, vat_number) where vat_number is not null;

-- Everything that a batch of readings is judged by, read in the unit's lane. Places in `suppliers` count from 0.
-- An article's probe is a range of keys: its own, and the same number in other units of measure.
create function krogkoll_ingest_context(p_organization uuid, p_unit uuid, p jsonb) returns json language plpgsql as $$
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
      select coalesce(json_agg(json_build_object('id', o.id, 'name', o.display_name, 'category', o.category)
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

-- Writes a batch. Every list holds rows under the columns' names; the tenant is set here, never by the list.
create function krogkoll_ingest(p_organization uuid, p_unit uuid, p jsonb, p_channel text, p_notices text[])
  returns void language plpgsql as $$
declare
  a unit_article;
  d document;
begin
  insert into supplier_account (organization_id, supplier_id, kind, account, confirmed_at)
  select p_organization, r.supplier_id, r.kind, r.account, r.confirmed_at
  from jsonb_populate_recordset(null::supplier_account, p -> 'accounts') r
  order by r.supplier_id, r.kind, r.account
  on conflict do nothing;

  insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, due_date, currency, credit_note,
    total, net, tax_total, rounding, bankgiro, plusgiro, iban, payment_reference, line_count, held, held_reasons, checks,
    charges, document_id, sha256, search)
  select p_organization, p_unit, r.id, r.supplier_id, r.number, r.issue_date, r.due_date, r.currency, r.credit_note,
    r.total, r.net, r.tax_total, r.rounding, r.bankgiro, r.plusgiro, r.iban, r.payment_reference, r.line_count, r.held,
    r.held_reasons, r.checks, r.charges, r.document_id, r.sha256, r.search
  from jsonb_populate_recordset(null::invoice, p -> 'invoices') r;

  insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
    article_number, gtin, quantity, unit, price, comparable_price, discount, sum, vat_rate, kind, monitored, counted)
  select p_organization, p_unit, r.issue_date, r.invoice_id, r.line_no, r.id, r.supplier_id, r.article_id, r.name,
    r.article_number, r.gtin, r.quantity, r.unit, r.price, r.comparable_price, r.discount, r.sum, r.vat_rate,
    r.kind, r.monitored, r.counted
  from jsonb_populate_recordset(null::invoice_line, p -> 'lines') r;

  insert into unit_day as u (organization_id, unit_id, day, supplier_id, currency, net, invoices)
  select p_organization, p_unit, r.day, r.supplier_id, r.currency, sum(r.net), sum(r.invoices)
  from jsonb_populate_recordset(null::unit_day, p -> 'days') r
  group by r.day, r.supplier_id, r.currency order by r.day, r.supplier_id, r.currency
  on conflict (organization_id, unit_id, day, supplier_id, currency)
  do update set net = u.net + excluded.net, invoices = u.invoices + excluded.invoices;

  insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, article_number, name, unit, currency,
    category, search, lines, sum_total, quantity_total, price_min, price_max, first_date, last_date, last_price,
    watched_price, watched_deal_id, watch_state, unresolved, resolved, ignored, unresolved_sum)
  select p_organization, p_unit, r.id, r.supplier_id, r.article_key, r.article_number, r.name, r.unit, r.currency,
    r.category, r.search, r.lines, r.sum_total, r.quantity_total, r.price_min, r.price_max, r.first_date, r.last_date,
    r.last_price, r.watched_price, r.watched_deal_id, r.watch_state, r.unresolved, r.resolved, r.ignored, r.unresolved_sum
  from jsonb_populate_recordset(null::unit_article, p -> 'new_articles') r;

  -- Row by row: a join could be planned from the articles' side, and read all of them for each row.
  for a in select * from jsonb_populate_recordset(null::unit_article, p -> 'articles') loop
    update unit_article set lines = a.lines, sum_total = a.sum_total, quantity_total = a.quantity_total,
      price_min = a.price_min, price_max = a.price_max, first_date = a.first_date, last_date = a.last_date,
      last_price = a.last_price, watched_price = a.watched_price, watched_deal_id = a.watched_deal_id,
      watch_state = a.watch_state, unresolved = a.unresolved, resolved = a.resolved, ignored = a.ignored,
      unresolved_sum = a.unresolved_sum
    where organization_id = p_organization and unit_id = p_unit and id = a.id;
  end loop;

  insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number,
    invoice_date, sha256, line_no, quantity, billed_price, watched_price, item_diff, sum_diff, currency, deal_id, per_base, kind, cause,
    status, decision_id)
  select p_organization, p_unit, r.article_id, r.id, r.supplier_id, r.invoice_id, r.invoice_number, r.invoice_date, r.sha256, r.line_no,
    r.quantity, r.billed_price, r.watched_price, r.item_diff, r.sum_diff, r.currency, r.deal_id, r.per_base, r.kind, r.cause,
    r.status, r.decision_id
  from jsonb_populate_recordset(null::price_alert_entry, p -> 'entries') r;

  -- Only while it waits: another process may have ended it after this one's lease was over.
  for d in select * from jsonb_populate_recordset(null::document, p -> 'documents') order by id loop
    update document set state = d.state, reason = d.reason, format = d.format, invoice_id = d.invoice_id,
      duplicate_of = d.duplicate_of, leased_by = null, leased_until = null
    where organization_id = p_organization and unit_id = p_unit and id = d.id and state = 'stored';
  end loop;

  perform pg_notify(p_channel, notice) from unnest(p_notices) notice;
end
$$;

do $$
declare
  routine text;
begin
  foreach routine in array array['krogkoll_receive', 'krogkoll_claim', 'krogkoll_match_supplier', 'krogkoll_ingest_context', 'krogkoll_ingest']
  loop
    execute format(
      'alter function %s set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off '
      'set plan_cache_mode = force_generic_plan',
      (select oid::regprocedure from pg_proc where proname = routine));
  end loop;
end
$$;

-- A planner without statistics takes any index that begins with the tenant, and reads all of a unit for one row of it.
-- So it is shown rows of the shape that the tables will have: many tenants, none of them common. They are gone before
-- anyone sees them, and the statistics stay until the engine makes its own.
-- That a unit has one organization is told too, otherwise both together would seem to leave one row.
create statistics document_tenant (dependencies) on organization_id, unit_id from document;
create statistics invoice_tenant (dependencies) on organization_id, unit_id from invoice;
create statistics invoice_line_tenant (dependencies) on organization_id, unit_id from invoice_line;
create statistics unit_day_tenant (dependencies) on organization_id, unit_id from unit_day;
create statistics unit_article_tenant (dependencies) on organization_id, unit_id from unit_article;
create statistics price_alert_entry_tenant (dependencies) on organization_id, unit_id from price_alert_entry;

create temporary table imagined on commit drop as
  select o, u, md5('organization' || o)::uuid as organization_id, md5('unit' || o || u)::uuid as unit_id
  from generate_series(1, 150) o, generate_series(1, 1) u;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['organization', 'unit', 'organization_supplier', 'supplier_account', 'document', 'invoice',
    'invoice_line', 'unit_day', 'unit_article', 'price_alert_entry']
  loop
    execute format('alter table %I no force row level security', tenant_table);
  end loop;
end
$$;

insert into organization (organization_id, name, organization_number, created_at)
select distinct organization_id, '', 'imagined ' || o, now() from imagined;
insert into unit (organization_id, id, name, inbound_address, created_at)
select organization_id, unit_id, '', 'imagined ' || unit_id, now() from imagined;
insert into organization_supplier (organization_id, id, display_name, search_name, organization_number, vat_number, created_at)
select organization_id, md5(o || 's' || s)::uuid, 'Leverantör ' || o || s, 'leverantör ' || o || s, o || '55' || s, o || 'SE55' || s, now()
from (select distinct o, organization_id from imagined) i, generate_series(1, 3) s;
insert into supplier_account (organization_id, supplier_id, kind, account, confirmed_at)
select organization_id, md5(o || 's' || s)::uuid, 'bankgiro', o || '50' || s, now()
from (select distinct o, organization_id from imagined) i, generate_series(1, 3) s;
insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at, invoice_id)
select organization_id, unit_id, md5(unit_id || 'd' || n)::uuid, md5(unit_id || 'd' || n), 4000, n || '.xml', 'application/xml',
  'upload', 'monitored', now() - n * interval '1 hour', md5(unit_id || 'i' || n)::uuid
from imagined, generate_series(1, 3) n;
insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, currency, credit_note, total, net, line_count,
  held, document_id, sha256, search)
select organization_id, unit_id, md5(unit_id || 'i' || n)::uuid, md5(o || 's' || n % 3 + 1)::uuid, n::text, current_date - n, 'SEK',
  false, n, n, 10, false, md5(unit_id || 'd' || n)::uuid, md5(unit_id || 'd' || n), n::text
from imagined, generate_series(1, 3) n;
insert into unit_day (organization_id, unit_id, day, supplier_id, currency, net, invoices)
select organization_id, unit_id, current_date - n, md5(o || 's' || n % 3 + 1)::uuid, 'SEK', n, 1 from imagined, generate_series(1, 3) n;
insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, article_number, name, unit, currency, category, search)
select organization_id, unit_id, md5(unit_id || 'a' || a)::uuid, md5(o || 's' || a % 3 + 1)::uuid, '["number","' || a || '","kg","1"]',
  a::text, 'Artikel ' || a, 'KGM', 'SEK', 'general', 'artikel ' || a
from imagined, generate_series(1, 8) a;
insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name, quantity, unit,
  price, comparable_price, discount, sum, kind, monitored, counted)
select organization_id, unit_id, current_date - n, md5(unit_id || 'i' || n)::uuid, l, md5(unit_id || 'l' || n || l)::uuid,
  md5(o || 's' || n % 3 + 1)::uuid, md5(unit_id || 'a' || (n * 5 + l) % 8 + 1)::uuid, 'Artikel', 1, 'KGM', n, n, 0, n, 'goods', true, true
from imagined, generate_series(1, 3) n, generate_series(1, 5) l;
insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number, invoice_date,
  sha256, line_no, quantity, billed_price, watched_price, item_diff, sum_diff, currency, kind, cause, status)
select organization_id, unit_id, md5(unit_id || 'a' || n % 8 + 1)::uuid, md5(unit_id || 'l' || n)::uuid, md5(o || 's' || n % 3 + 1)::uuid,
  md5(unit_id || 'i' || n)::uuid, n::text, current_date - n, md5(unit_id || 'd' || n), 1, 1, n, n, 1, 1, 'SEK', 'price', 'price',
  (array['UNRESOLVED', 'RESOLVED', 'IGNORED'])[n % 3 + 1]
from imagined, generate_series(1, 3) n;

analyze organization, unit, organization_supplier, supplier_account, document, invoice, invoice_line, unit_day, unit_article,
  price_alert_entry;

delete from price_alert_entry where organization_id in (select organization_id from imagined);
delete from invoice_line where organization_id in (select organization_id from imagined);
delete from unit_article where organization_id in (select organization_id from imagined);
delete from unit_day where organization_id in (select organization_id from imagined);
delete from invoice where organization_id in (select organization_id from imagined);
delete from document where organization_id in (select organization_id from imagined);
delete from supplier_account where organization_id in (select organization_id from imagined);
delete from organization_supplier where organization_id in (select organization_id from imagined);
delete from unit where organization_id in (select organization_id from imagined);
delete from organization where organization_id in (select organization_id from imagined);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['organization', 'unit', 'organization_supplier', 'supplier_account', 'document', 'invoice',
    'invoice_line', 'unit_day', 'unit_article', 'price_alert_entry']
  loop
    execute format('alter table %I force row level security', tenant_table);
  end loop;
end
$$;
