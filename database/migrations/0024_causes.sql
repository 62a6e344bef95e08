-- Why a price differs, in parts that add up and with what is proven (DEALS.md, section 4). Null on entries that were judged by one
-- word: that word was a guess, so it goes.
alter table price_alert_entry add column why jsonb;
alter table price_alert_entry drop column cause;

-- Deposit that a line charges in its own sum; no part of its price.
alter table invoice_line add column deposit numeric not null default 0;
-- The statistics of products are read from this index alone, without deposits.
alter table invoice_line drop constraint invoice_line_pkey;
alter table invoice_line add constraint invoice_line_pkey primary key (organization_id, unit_id, issue_date, invoice_id, line_no)
  include (supplier_id, article_id, quantity, comparable_price, sum, deposit, monitored, counted);
