create or replace function krogkoll_commit_audit_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform krogkoll_close_audit_links();
  return null;
end
$$;
revoke execute on function krogkoll_commit_audit_links from public;
