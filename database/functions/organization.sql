-- The tenant of the transaction, or null outside one, which matches no row.
create or replace function krogkoll_organization() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$;
