-- Writes what happened for each endpoint that is told of it, in the transaction of the fact, whose end has those woken who send it. `p_facts`
-- are rows as they stand; of each goes out what finds it again, and figures. What is judged anew is told once, and not at
-- all where its invoice came before the endpoint did: otherwise another alert limit would tell a year's alerts again.
create or replace function krogkoll_write_webhooks(p_type text, p_facts jsonb) returns void language plpgsql as $$
declare
  told text;
begin
  for told in
    with written as (
      insert into webhook_message (organization_id, endpoint_id, id, unit_id, type, once, data)
      select e.organization_id, e.id, gen_random_uuid(), (f ->> 'unit_id')::uuid, p_type,
        case p_type
          when 'alert.created' then f ->> 'id'
          when 'alert.settled' then f ->> 'id'
          when 'claim.credited' then concat_ws(' ', f ->> 'claim_id', f ->> 'claim_line_id', f ->> 'credit_line_id', f ->> 'amount')
          when 'deal.ending' then f ->> 'once' end,
        jsonb_strip_nulls(jsonb_build_object('unitId', f ->> 'unit_id') || case p_type
          when 'document.received' then jsonb_build_object('documentId', f ->> 'id', 'channel', f ->> 'channel', 'state', f ->> 'state')
          when 'document.needs_review' then jsonb_build_object('documentId', f ->> 'id', 'reason', f ->> 'reason', 'invoiceId', f ->> 'invoice_id')
          when 'invoice.booked' then jsonb_build_object('invoiceId', f ->> 'id', 'supplierId', f ->> 'supplier_id',
            'documentId', f ->> 'document_id', 'number', left(f ->> 'number', 200), 'issueDate', f ->> 'issue_date',
            'total', f ->> 'total', 'currency', f ->> 'currency', 'creditNote', (f ->> 'credit_note')::boolean)
          when 'alert.created' then jsonb_build_object('alertId', f ->> 'id', 'articleId', f ->> 'article_id',
            'supplierId', f ->> 'supplier_id', 'invoiceId', f ->> 'invoice_id', 'kind', f ->> 'kind',
            'billedPrice', f ->> 'billed_price', 'watchedPrice', f ->> 'watched_price', 'difference', f ->> 'sum_diff', 'currency', f ->> 'currency')
          when 'alert.settled' then jsonb_build_object('decisionId', f ->> 'id', 'articleId', f ->> 'article_id', 'kind', f ->> 'kind')
          when 'claim.sent' then jsonb_build_object('claimId', f ->> 'claim_id')
          when 'claim.answered' then jsonb_build_object('claimId', f ->> 'claim_id', 'answer', f #>> '{detail,answer}')
          when 'claim.credited' then jsonb_build_object('claimId', f ->> 'claim_id', 'creditInvoiceId', f ->> 'invoice_id',
            'amount', f ->> 'amount', 'currency', f ->> 'currency')
          when 'deal.ending' then jsonb_build_object('dealId', f ->> 'id', 'endsOn', f ->> 'ends_on', 'daysLeft', (f ->> 'days')::integer)
          when 'subscription.changed' then jsonb_build_object('plan', f ->> 'plan', 'endsAt', f ->> 'ends_at')
          else '{}' end)
      from jsonb_array_elements(p_facts) f
      join webhook_endpoint e on e.organization_id = (f ->> 'organization_id')::uuid and p_type = any (e.events)
        and e.state in ('on', 'failed')
        and (e.unit_ids is null or f ->> 'unit_id' is null or (f ->> 'unit_id')::uuid = any (e.unit_ids))
      where case p_type
        when 'invoice.booked' then f ->> 'held' = 'false'
        when 'alert.created' then f ->> 'status' = 'UNRESOLVED' and exists (
          select from invoice i left join document d on d.organization_id = i.organization_id and d.unit_id = i.unit_id and d.id = i.document_id
          where i.organization_id = e.organization_id and i.unit_id = (f ->> 'unit_id')::uuid and i.id = (f ->> 'invoice_id')::uuid
            and i.received_at >= e.created_at and d.import_id is null)
        when 'claim.credited' then exists (
          select from invoice i
          where i.organization_id = e.organization_id and i.unit_id = (f ->> 'unit_id')::uuid and i.id = (f ->> 'invoice_id')::uuid
            and i.received_at >= e.created_at)
        else true end
      on conflict do nothing
      returning organization_id, endpoint_id
    )
    select distinct organization_id || ' ' || endpoint_id from written
  loop
    perform set_config('app.woken', concat_ws(E'\n', nullif(current_setting('app.woken', true), ''), 'webhooks ' || told), true);
  end loop;
end
$$;
