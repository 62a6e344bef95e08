-- Tells of the rows that a statement or a row's trigger has put (`fact`). Costs one look at an index where nobody is to be
-- told, which is nearly always.
create or replace function krogkoll_tell_webhooks() returns trigger language plpgsql as $$
declare
  facts jsonb;
begin
  if krogkoll_organization() is not null and not exists (
    select from webhook_endpoint e
    where e.organization_id = krogkoll_organization() and tg_argv[0] = any (e.events) and e.state in ('on', 'failed')
  ) then
    return null;
  end if;
  if tg_level = 'ROW' then
    facts := jsonb_build_array(to_jsonb(new));
  else
    select jsonb_agg(to_jsonb(f)) into facts from fact f;
  end if;
  if facts is not null then
    perform krogkoll_write_webhooks(tg_argv[0], facts);
  end if;
  return null;
end
$$;
revoke execute on function krogkoll_tell_webhooks from public;
