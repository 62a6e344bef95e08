create or replace function krogkoll_directory_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update directory_version set version = version + 1;
  end if;
  return null;
end
$$;
