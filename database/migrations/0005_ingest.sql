-- formerly aaa188d453aed4dd7b4b2b07153bf256478af57162ddc7087a8220757ceac2a6
-- What the supplier of an invoice is found by.
create index supplier_name on supplier (search_name);
create index supplier_vat on supplier (vat_number) where vat_number is not null;
create index organization_supplier_vat on organization_supplier (organization_id, vat_number) where vat_number is not null;

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
