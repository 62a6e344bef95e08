-- What a person has put off on the overview: back by itself on its day, and at once when it has changed.
create table task_snooze (
  organization_id uuid not null,
  unit_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  version text not null,
  until date not null,
  primary key (organization_id, unit_id, user_id, kind, subject_id),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
create index task_snooze_person on task_snooze (user_id);
create index task_snooze_until on task_snooze (until);
select krogkoll_tenant_table('task_snooze');

-- The few invoices of a unit that wait for a person.
create index invoice_held on invoice (organization_id, unit_id) where held;
