-- What open screens are told, as rows of the transaction that made it true (decision 0078). `audience` is a unit's id, a person
-- or staff; its positions rise in the order of commits, so that whoever has read to one has missed nothing before it.
create table live_fact (
  audience text not null,
  position bigint not null,
  event jsonb not null,
  primary key (audience, position)
);
create index live_fact_old on live_fact (position);
select krogkoll_platform_table('live_fact', 'select, delete');

-- The newest position of each audience; held from the end of a transaction's work to its commit.
create table live_position (
  audience text primary key,
  position bigint not null
) with (fillfactor = 50);
select krogkoll_platform_table('live_position', 'select');
