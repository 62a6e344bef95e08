-- formerly 025c3650a674498118987f7c44a3ddb4e3313c336e329d3278141d06073160ef
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
