-- What a person has read in the bell. It is the person's own: what concerns them wherever they are is read in every unit.
create table bell_read (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  version text not null,
  read_at timestamptz not null,
  primary key (user_id, kind, subject_id, version)
);
create index bell_read_age on bell_read (read_at);
select krogkoll_platform_table('bell_read');
