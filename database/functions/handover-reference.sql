-- Twelve signs by which bookkeeping knows an invoice: the same whenever the same invoice is booked.
create or replace function krogkoll_handover_reference(
  unit uuid, supplier uuid, number text, day date, total numeric, currency text
) returns text language sql stable as $$
  select upper(substr(encode(sha256(convert_to(
    concat_ws('|', unit, supplier, number, to_char(day, 'YYYY-MM-DD'), trim_scale(total), currency), 'UTF8')), 'hex'), 1, 12))
$$;
