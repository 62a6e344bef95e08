-- Writes a batch. Every list holds rows under the columns' names; the tenant is set here, never by the list.
create or replace function krogkoll_ingest(p_organization uuid, p_unit uuid, p jsonb, p_channel text, p_notices text[])
  returns void language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
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
    charges, document_id, sha256, search, preceding, gives_back, received_at, counts, waits)
  select p_organization, p_unit, r.id, r.supplier_id, r.number, r.issue_date, r.due_date, r.currency, r.credit_note,
    r.total, r.net, r.tax_total, r.rounding, r.bankgiro, r.plusgiro, r.iban, r.payment_reference, r.line_count, r.held,
    r.held_reasons, r.checks, r.charges, r.document_id, r.sha256, r.search, coalesce(r.preceding, '{}'),
    coalesce(r.gives_back, false), r.received_at, coalesce(r.counts, false), coalesce(r.waits, false)
  from jsonb_populate_recordset(null::invoice, p -> 'invoices') r;

  insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
    article_number, gtin, quantity, unit, price, comparable_price, discount, deposit, sum, vat_rate, kind, monitored, counted,
    delivery_date, home_article_id)
  select p_organization, p_unit, r.issue_date, r.invoice_id, r.line_no, r.id, r.supplier_id, r.article_id, r.name,
    r.article_number, r.gtin, r.quantity, r.unit, r.price, r.comparable_price, r.discount, r.deposit, r.sum, r.vat_rate,
    r.kind, r.monitored, r.counted, r.delivery_date, r.home_article_id
  from jsonb_populate_recordset(null::invoice_line, p -> 'lines') r;

  insert into unit_day as u (organization_id, unit_id, day, supplier_id, currency, net, invoices, held_net, held_invoices)
  select p_organization, p_unit, r.day, r.supplier_id, r.currency, sum(r.net), sum(r.invoices), sum(r.held_net), sum(r.held_invoices)
  from jsonb_populate_recordset(null::unit_day, p -> 'days') r
  group by r.day, r.supplier_id, r.currency order by r.day, r.supplier_id, r.currency
  on conflict (organization_id, unit_id, day, supplier_id, currency)
  do update set net = u.net + excluded.net, invoices = u.invoices + excluded.invoices,
    held_net = u.held_net + excluded.held_net, held_invoices = u.held_invoices + excluded.held_invoices;

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

  -- Lines that come in order; those that leave the year up to the newest day are looked for among the article's own.
  -- Adds what `core/products/article-growth` tells, and keeps as many prices as it says.
  insert into article_figures as f (organization_id, unit_id, article_id, quantity, cost, invoices, days, first_price, prices,
    last_day, day_quantity, year_quantity)
  select p_organization, p_unit, r.article_id, r.quantity, r.cost, r.invoices, r.days, r.prices[1],
    r.prices[greatest(1, cardinality(r.prices) - 59):], r.last_day, r.day_quantity, r.year_quantity
  from jsonb_populate_recordset(null::article_figures, p -> 'figures') r
  on conflict (organization_id, unit_id, article_id)
  do update set quantity = f.quantity + excluded.quantity, cost = f.cost + excluded.cost,
    invoices = f.invoices + excluded.invoices, days = f.days + excluded.days,
    first_price = coalesce(f.first_price, excluded.first_price),
    prices = (f.prices || excluded.prices)[greatest(1, cardinality(f.prices || excluded.prices) - 59):],
    last_day = coalesce(excluded.last_day, f.last_day),
    day_quantity = case when excluded.last_day > f.last_day then 0 else f.day_quantity end + excluded.day_quantity,
    year_quantity = excluded.year_quantity + case when excluded.last_day - 365 >= f.last_day then 0 else f.year_quantity
      - coalesce((
        select sum(l.quantity) from invoice_line l
        where l.organization_id = p_organization and l.unit_id = p_unit and l.article_id = f.article_id and l.monitored
          and l.issue_date > f.last_day - 365 and l.issue_date <= excluded.last_day - 365), 0) end;

  insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number,
    invoice_date, sha256, line_no, quantity, billed_price, watched_price, item_diff, sum_diff, currency, deal_id, per_base, kind, why,
    status, decision_id)
  select p_organization, p_unit, r.article_id, r.id, r.supplier_id, r.invoice_id, r.invoice_number, r.invoice_date, r.sha256, r.line_no,
    r.quantity, r.billed_price, r.watched_price, r.item_diff, r.sum_diff, r.currency, r.deal_id, r.per_base, r.kind, r.why,
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
