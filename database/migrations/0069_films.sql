-- Films on the first screen that a person has put away; the guides show all of them.
create table film_hidden (
  user_id uuid not null references user_account (id) on delete cascade,
  film text not null,
  at timestamptz not null,
  primary key (user_id, film)
);
select krogkoll_platform_table('film_hidden');
