-- What lists choose by stands in an index (decision 0108): a restaurant's rows lie far apart among those of others, and those that a
-- page shows are read alone. Products with their figures, alerts with what they cost.
create index unit_article_chosen on unit_article (organization_id, unit_id, id) include (search, supplier_id, category, last_price);
drop index unit_article_words;
drop index price_alert_entry_status;
create index price_alert_entry_status on price_alert_entry (organization_id, unit_id, status, invoice_date)
  include (article_id, currency, extra);
