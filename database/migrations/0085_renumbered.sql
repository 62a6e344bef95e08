-- A renumbered article: a person has said that the goods go on under another number (decision 0059). Its lines are the later
-- article's then, each with where it belongs by its own number, so that taking it back is exact.
alter table unit_article
  -- The number that a person said goes on from this one.
  add column renumbered_to uuid,
  add column renumbered_at timestamptz,
  -- The last of the chain: whose lines, figures and alerts these are. Follows from `renumbered_to`.
  add column stitched_into uuid,
  -- Of the last of a chain: its earlier articles and their keys, the first one first. Follow from `renumbered_to`.
  add column earlier_ids uuid[] not null default '{}',
  add column earlier_keys text[] collate "C" not null default '{}';
create index unit_article_stitched on unit_article (organization_id, unit_id, stitched_into) where stitched_into is not null;

alter table invoice_line add column home_article_id uuid;
create index invoice_line_home on invoice_line (organization_id, unit_id, home_article_id) where home_article_id is not null;

-- A decision moves with its lines. Those of one number are made in an order of their own.
alter table price_decision
  add column home_article_id uuid,
  drop constraint price_decision_organization_id_unit_id_article_id_sequence_key;
create unique index price_decision_sequence on price_decision
  (organization_id, unit_id, coalesce(home_article_id, article_id), sequence);
