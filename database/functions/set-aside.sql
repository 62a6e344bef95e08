-- Sets documents aside: in quarantine, or deleted. Whatever stood behind one takes its place: with its invoice, where
-- the bytes are the same and came from somebody trusted; else it is read. Answers those set aside, with an invoice that
-- nobody is left for, and those that changed for them. The caller holds the unit's lane.
create or replace function krogkoll_set_aside(p_organization uuid, p_unit uuid, p_documents jsonb)
  returns table (id uuid, state text, unowned uuid) language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan
  as $$
#variable_conflict use_column
declare
  d document;
  was document;
  heir document;
  owned uuid;
  ids uuid[];
begin
  perform pg_advisory_xact_lock(krogkoll_lane(p_unit, 1));
  for d in select * from jsonb_populate_recordset(null::document, p_documents) r order by r.id loop
    select * into was from document w
    where w.organization_id = p_organization and w.unit_id = p_unit and w.id = d.id for update;
    continue when was.id is null or was.state = 'deleted' or (d.state = 'quarantined' and was.state <> 'stored');
    select i.id into owned from invoice i
    where i.organization_id = p_organization and i.unit_id = p_unit and i.id = was.invoice_id and i.document_id = was.id;
    update document u set state = d.state, reason = coalesce(d.reason, u.reason), format = coalesce(d.format, u.format),
      preview = coalesce(d.preview, u.preview), deleted_at = d.deleted_at, deleted_by = d.deleted_by,
      comment = coalesce(d.comment, u.comment), successor_id = d.successor_id, successor_unit_id = d.successor_unit_id,
      invoice_id = null, leased_by = null, leased_until = null
    where u.organization_id = p_organization and u.unit_id = p_unit and u.id = d.id;

    -- What came with a document in quarantine waits with it.
    select h.* into heir from document h
    where h.organization_id = p_organization and h.unit_id = p_unit and h.duplicate_of = d.id and h.state = 'duplicate'
      and h.sha256 = was.sha256 and (d.state = 'deleted' or h.mail_id is distinct from was.mail_id)
    order by krogkoll_is_trusted(h) desc, h.received_at, h.id limit 1;
    if heir.id is not null and owned is not null and krogkoll_is_trusted(heir) then
      update document u set state = was.state, reason = was.reason, format = was.format, invoice_id = owned,
        duplicate_of = null, accepted_at = was.accepted_at, accepted_by = was.accepted_by
      where u.organization_id = p_organization and u.unit_id = p_unit and u.id = heir.id;
      update document u set duplicate_of = heir.id
      where u.organization_id = p_organization and u.unit_id = p_unit and u.duplicate_of = d.id and u.state = 'duplicate';
      update invoice i set document_id = heir.id
      where i.organization_id = p_organization and i.unit_id = p_unit and i.id = owned;
      owned := null;
      return query select heir.id, was.state, null::uuid;
    else
      select array_agg(h.id) into ids from document h
      where h.organization_id = p_organization and h.unit_id = p_unit and h.duplicate_of = d.id and h.state = 'duplicate'
        and (d.state = 'deleted' or h.mail_id is distinct from was.mail_id);
      if heir.id is not null then
        return query select r.id, r.state, null::uuid from krogkoll_resume(p_organization, p_unit, array[heir.id]) r;
      end if;
      return query select r.id, r.state, null::uuid
        from krogkoll_resume(p_organization, p_unit, array_remove(ids, heir.id)) r;
    end if;
    return query select d.id, d.state, owned;
  end loop;
end
$$;
