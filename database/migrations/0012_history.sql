-- A year of old invoices, imported as one: its documents name it, and what they would have told becomes one summary.
create table history_import (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  started_at timestamptz not null,
  started_by uuid,
  state text not null check (state in ('collecting', 'reading', 'done', 'cancelled')),
  -- When no more files were to come, and when all of them had ended.
  closed_at timestamptz,
  ended_at timestamptz,
  -- What a person would have been told, once it is done.
  summary jsonb,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
-- One at a time, so that it is plain which import an alert of the past belongs to.
create unique index history_import_open on history_import (organization_id, unit_id)
  where state in ('collecting', 'reading');

create index document_import on document (organization_id, unit_id, import_id, state) where import_id is not null;

alter table price_decision drop constraint price_decision_kind_check;
alter table price_decision add constraint price_decision_kind_check
  check (kind in ('resolve', 'ignore', 'temporary', 'claim', 'history'));

select krogkoll_tenant_table('history_import');

-- Takes up to `p_most` waiting documents for one job: what has just arrived before the old ones of an import, then those
-- tried least, oldest first. They are locked in the order of their ids, as another process that ends them after its lease
-- was over does, so that neither waits for the other for ever.
create or replace function krogkoll_claim(p_organization uuid, p_unit uuid, p_job text, p_most integer, p_now timestamptz, p_until timestamptz)
  returns setof document language plpgsql as $$
begin
  perform pg_advisory_xact_lock(krogkoll_lane(p_unit, 1));
  return query
    update document d set leased_by = p_job, leased_until = p_until, attempts = d.attempts + 1
    from (
      select l.id from document l
      where l.organization_id = p_organization and l.unit_id = p_unit and l.state = 'stored' and l.id = any (array(
        select w.id from document w
        where w.organization_id = p_organization and w.unit_id = p_unit and w.state = 'stored'
          and (w.leased_by is null or w.leased_by = p_job or w.leased_until < p_now)
        order by w.import_id is not null, w.attempts, w.received_at, w.id limit p_most
      ))
      order by l.id for update
    ) locked
    where d.organization_id = p_organization and d.unit_id = p_unit and d.id = locked.id
    returning d.*;
end
$$;
alter function krogkoll_claim set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
  set plan_cache_mode = force_generic_plan;
