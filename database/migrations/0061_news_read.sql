-- Up to which version a person has seen what is new.
create table news_read (
  user_id uuid primary key references user_account (id) on delete cascade,
  version text not null,
  read_at timestamptz not null
);
select krogkoll_platform_table('news_read');
