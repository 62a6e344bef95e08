-- No role takes an original away before its time. What was refused and never became a record goes 90 days after the refusal, and
-- no sooner than 90 days after it came, so that what is refused and what is a record has been linked by then. The day of a refusal is
-- written here, by the database's clock: a row that says that it was refused long ago is not believed. Nor are tables of a session.
create or replace function krogkoll_guard_original() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'document.kept: the row of a document is never removed' using errcode = 'raise_exception';
  end if;
  if (new.sha256, new.received_at, new.organization_id, new.unit_id, new.id)
    is distinct from (old.sha256, old.received_at, old.organization_id, old.unit_id, old.id)
  then
    raise exception 'document.kept: what a document was received as is never changed' using errcode = 'raise_exception';
  end if;
  new.refused_on := case when new.state <> 'deleted' then null when old.state <> 'deleted' then current_date else old.refused_on end;
  if new.removed_at is not distinct from old.removed_at then return new; end if;
  if old.removed_at is not null then
    raise exception 'document.kept: what was removed is not there' using errcode = 'raise_exception';
  end if;
  if krogkoll_removable_since(old) >= current_date then
    raise exception 'document.kept: the original has to be kept' using errcode = 'raise_exception';
  end if;
  return new;
end
$$;
