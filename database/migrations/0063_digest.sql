-- The summary by mail has a pace: on Mondays, every day, or never.
alter table notification_setting add column digest_email text not null default 'weekly'
  check (digest_email in ('off', 'daily', 'weekly'));
update notification_setting set digest_email = 'off' where not weekly_digest_email;
alter table notification_setting drop column weekly_digest_email;
