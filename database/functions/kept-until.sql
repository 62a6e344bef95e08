-- The last day on which a document has to be there (bookkeeping act, 7:2): 31 December of the seventh year after the calendar year
-- in which the financial year ended, counted from the later of invoice date and arrival. Where the financial year is
-- not known, it is taken to end in the year after. Each year that an owner keeps on adds one.
create or replace function krogkoll_kept_until(d document) returns date language plpgsql stable as $$
declare
  of_day date := (d.received_at at time zone 'Europe/Stockholm')::date;
  invoiced date;
  year_end integer;
  last_day date;
begin
  select max(i.issue_date) into invoiced from invoice i
  where i.organization_id = d.organization_id and i.unit_id = d.unit_id and (i.id = d.invoice_id or i.document_id = d.id);
  -- A date that nobody can mean does not keep a file for ever.
  of_day := greatest(of_day, case when invoiced is not null then least(invoiced, of_day + 366) end);
  select s.year_end_month into year_end from archive_setting s where s.organization_id = d.organization_id;
  last_day := make_date(
    extract(year from of_day)::integer + 7 + case when extract(month from of_day) <= year_end then 0 else 1 end, 12, 31);
  while exists (select from archive_extension e where e.organization_id = d.organization_id and e.until = last_day) loop
    last_day := last_day + interval '1 year';
  end loop;
  return last_day;
end
$$;
