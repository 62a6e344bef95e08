-- A unit's lane: what runs in it runs one after the other. Lane 0 ingests, lane 1 guards arrivals against claims,
-- lane 2 is the organization's, for new suppliers.
create or replace function krogkoll_lane(owner uuid, lane integer) returns bigint
  language sql immutable parallel safe
  as $$ select hashtextextended(owner::text, lane) $$;
