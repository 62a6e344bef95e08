-- A decision that was taken back stays in the history; the article is judged as if it had never been made.
alter table price_decision add column withdrawn_at timestamptz;
alter table price_decision add column withdrawn_by uuid;
