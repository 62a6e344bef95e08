-- The summary by mail has a pace: on Mondays, every day, or never.
alter table notification_setting add column digest_email text not null default 'weekly'
  check (digest_email in ('off', 'daily', 'weekly'));
update notification_setting set digest_email = 'off' where not weekly_digest_email;
alter table notification_setting drop column weekly_digest_email;

-- The step at which a person left the tour; null once they have ended it.
create table tour_progress (
  user_id uuid primary key references user_account (id) on delete cascade,
  step smallint check (step between 0 and 5),
  changed_at timestamptz not null
);
select krogkoll_platform_table('tour_progress');
