-- The moment that an id of version 7 bears (RFC 9562, 5.7), to the millisecond.
create or replace function krogkoll_made_at(id uuid) returns timestamptz language sql immutable as $$
  select to_timestamp(('x0000' || substr(replace(id::text, '-', ''), 1, 12))::bit(64)::bigint / 1000.0)
$$;
