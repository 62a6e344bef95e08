-- What is typed into the search finds invoices by columns, since the rules that keep tenants apart are asked before any function is
-- called that might tell of another's rows: indexes on the results of such functions (0064) were never used, and each key read all
-- invoices of a restaurant. Signs and whole numbers may be compared first; the amount is in hundredths, without its sign.
alter table invoice
  add column code text collate "C"
    generated always as (regexp_replace(upper(number collate "C"), '[^0-9A-Z]', '', 'g')) stored,
  add column code_from_end text collate "C"
    generated always as (reverse(regexp_replace(upper(number collate "C"), '[^0-9A-Z]', '', 'g'))) stored,
  add column amount_hundredths bigint
    generated always as (least(trunc(abs(total) * 100), 9000000000000000000)::bigint) stored;

drop index invoice_code;
drop index invoice_code_end;
drop index invoice_amount;
create index invoice_code on invoice (organization_id, unit_id, code);
create index invoice_code_from_end on invoice (organization_id, unit_id, code_from_end);
create index invoice_amount on invoice (organization_id, unit_id, amount_hundredths);
