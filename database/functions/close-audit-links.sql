-- Links all rows of the transaction when it is called first, chain after chain in one order, so that two transactions with
-- rows in the same chains never wait for each other in a circle.
create or replace function krogkoll_close_audit_links() returns void language plpgsql as $$
declare
  link record;
  head audit_head;
begin
  for link in
    select l.entry_id, l.chain, l.digest from audit_link l
    where l.written_by = pg_current_xact_id() and l.number is null
    order by l.chain, l.opened
  loop
    if head.chain is distinct from link.chain then
      insert into audit_head (chain, number, hash) values (link.chain, 0, sha256(convert_to(link.chain, 'UTF8')))
        on conflict do nothing;
      select h.* into head from audit_head h where h.chain = link.chain for update;
    end if;
    head.number := head.number + 1;
    head.hash := sha256(head.hash || link.digest);
    update audit_link set number = head.number, hash = head.hash where entry_id = link.entry_id;
    update audit_head set number = head.number, hash = head.hash where chain = head.chain;
  end loop;
end
$$;
revoke execute on function krogkoll_close_audit_links from public;
