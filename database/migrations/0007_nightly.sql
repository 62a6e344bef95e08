-- The last day on which each piece of nightly work was begun, so that it runs once a day whatever is started again.
create table nightly_work (
  name text primary key,
  day date not null
);

-- When an original was last hashed again; without a row it was on the day that it came.
create table original_check (
  sha256 text primary key,
  verified_at timestamptz not null
);

create index market_share_article on market_share (supplier_id, article_key);
create index idempotency_key_age on idempotency_key (created_at);

select krogkoll_platform_table('nightly_work');
select krogkoll_platform_table('original_check');
