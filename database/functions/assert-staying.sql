-- Ends a transaction that has changed what belongs to an organization which is being moved: as its tenant, or by rows that were noted.
-- Whoever moves it waits for all that began before it was marked, so this look at the end is enough.
create or replace function krogkoll_assert_staying() returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  changed text := coalesce(current_setting('app.changed', true), '');
begin
  if exists (select from moving_organization m where m.id = krogkoll_organization() or strpos(changed, m.id::text) > 0) then
    raise exception 'organization.moving' using errcode = 'KR503';
  end if;
end
$$;
