-- What is typed into the search of a restaurant: numbers of invoices from their first and from their last signs, whatever parts them in
-- print, amounts, and names of articles, which are read from the index alone.
create index invoice_code on invoice
  (organization_id, unit_id, (regexp_replace(upper(number collate "C"), '[^0-9A-Z]', '', 'g')));
create index invoice_code_end on invoice
  (organization_id, unit_id, (reverse(regexp_replace(upper(number collate "C"), '[^0-9A-Z]', '', 'g'))));
create index invoice_amount on invoice (organization_id, unit_id, (abs(total)));
create index unit_article_words on unit_article (organization_id, unit_id, id) include (search, supplier_id);
