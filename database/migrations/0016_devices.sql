-- Phones that get pushes. A device is its holder's while the session lives in which it was told to be signed in (R28).
create table notification_device (
  device_tag text primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  session_id uuid references user_session (id) on delete set null,
  fcm_token text not null unique,
  is_logged_in boolean not null,
  changed_at timestamptz not null
);
create index notification_device_user on notification_device (user_id);
select krogkoll_platform_table('notification_device');

-- Articles whose alerts have been told, at once or in the daily digest; quiet until somebody settles them.
create table alert_notice (
  organization_id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  pace text not null check (pace in ('instant', 'daily')),
  told_at timestamptz not null,
  primary key (organization_id, unit_id, article_id, pace),
  foreign key (organization_id, unit_id, article_id) references unit_article (organization_id, unit_id, id) on delete cascade
);
select krogkoll_tenant_table('alert_notice');

-- What stood there before anybody was told of anything is no news.
insert into alert_notice (organization_id, unit_id, article_id, pace, told_at)
  select organization_id, unit_id, id, pace, now() from unit_article, unnest(array['instant', 'daily']) pace
  where unresolved > 0;
