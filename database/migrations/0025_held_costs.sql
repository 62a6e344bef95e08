-- What the trust gate holds is no cost until a person accepts it: it waits beside it.
alter table unit_day add column held_net numeric not null default 0;
alter table unit_day add column held_invoices integer not null default 0;

alter table unit_day no force row level security;
alter table invoice no force row level security;
update unit_day d set net = d.net - h.net, invoices = d.invoices - h.invoices, held_net = h.net, held_invoices = h.invoices
from (
  select organization_id, unit_id, issue_date, supplier_id, currency, sum(net) as net, count(*)::int as invoices
  from invoice where held group by organization_id, unit_id, issue_date, supplier_id, currency
) h
where d.organization_id = h.organization_id and d.unit_id = h.unit_id and d.day = h.issue_date
  and d.supplier_id = h.supplier_id and d.currency = h.currency;
alter table invoice force row level security;
alter table unit_day force row level security;
