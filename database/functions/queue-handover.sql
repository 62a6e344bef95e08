-- Queues booked invoices of units whose books are connected. One that was handed over before, and was booked anew, is known by its
-- reference and stays handed over. Costs one look at an index where nothing is connected.
create or replace function krogkoll_queue_handover() returns trigger language plpgsql as $$
begin
  if krogkoll_organization() is not null and not exists (
    select from bookkeeping_connection c where c.organization_id = krogkoll_organization() and c.state <> 'off'
  ) then
    return null;
  end if;
  if tg_level = 'ROW' then
    insert into handover (organization_id, unit_id, reference, invoice_id)
    select new.organization_id, new.unit_id,
      krogkoll_handover_reference(new.unit_id, new.supplier_id, new.number, new.issue_date, new.total, new.currency), new.id
    from bookkeeping_connection c
    where c.organization_id = new.organization_id and c.unit_id = new.unit_id and c.state <> 'off'
      and new.issue_date >= c.since
    on conflict (organization_id, unit_id, reference) do update set invoice_id = excluded.invoice_id;
  else
    insert into handover (organization_id, unit_id, reference, invoice_id)
    select f.organization_id, f.unit_id,
      krogkoll_handover_reference(f.unit_id, f.supplier_id, f.number, f.issue_date, f.total, f.currency), f.id
    from fact f
    join bookkeeping_connection c on c.organization_id = f.organization_id and c.unit_id = f.unit_id and c.state <> 'off'
      and f.issue_date >= c.since
    where not f.held
    on conflict (organization_id, unit_id, reference) do update set invoice_id = excluded.invoice_id;
  end if;
  return null;
end
$$;
revoke execute on function krogkoll_queue_handover from public;
