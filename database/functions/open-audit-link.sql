create or replace function krogkoll_open_audit_link() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'audit_entry' then
    insert into audit_link (entry_id, chain, digest, written_by)
      values (new.id, new.organization_id::text, krogkoll_audit_digest(new), pg_current_xact_id());
  else
    insert into audit_link (entry_id, chain, digest, written_by)
      values (new.id, 'accounts', krogkoll_account_event_digest(new), pg_current_xact_id());
  end if;
  return null;
end
$$;
revoke execute on function krogkoll_open_audit_link from public;
