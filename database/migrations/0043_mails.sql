-- Letters about alerts are counted apart from pushes: a phone hears at once, a supplier fills no mailbox. A week has a letter too.
alter table alert_notice no force row level security;
alter table alert_notice drop constraint alert_notice_pace_check;
alter table alert_notice add constraint alert_notice_pace_check check (pace in ('instant', 'letter', 'daily'));
-- What was told at once was told by letter too.
insert into alert_notice (organization_id, unit_id, article_id, pace, told_at)
  select organization_id, unit_id, article_id, 'letter', told_at from alert_notice where pace = 'instant';
alter table alert_notice force row level security;

-- When a unit's members were last written to about a supplier's alerts.
create table supplier_notice (
  organization_id uuid not null,
  unit_id uuid not null,
  supplier_id uuid not null,
  told_at timestamptz not null,
  primary key (organization_id, unit_id, supplier_id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id) on delete cascade
);
select krogkoll_tenant_table('supplier_notice');

alter table notification_setting add column weekly_digest_email boolean not null default true;
