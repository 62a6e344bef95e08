-- What 0022 and 0024 left of older decisions: the price that a temporary one lets pass, for its pack and against what it was decided
-- against; its entries, which are IGNORED; and no cause on what was settled before causes were proven.
alter table unit_article no force row level security;
alter table price_decision no force row level security;
alter table price_alert_entry no force row level security;
update price_decision d set decision = d.decision || jsonb_build_object('settled', (
    select coalesce(jsonb_agg('{"why": null}' || (s.entry - 'cause') order by s.place), '[]')
    from jsonb_array_elements(d.decision -> 'settled') with ordinality s(entry, place)))
where jsonb_path_exists(d.decision, '$.settled[*] ? (!exists(@.why))');
update unit_article a set watch_state = a.watch_state || jsonb_build_object('temporary', jsonb_build_object(
    'price', d.entry -> 'billedPrice',
    'printed', d.entry -> 'printed',
    'pack', d.entry -> 'pack',
    'watchedPrice', d.entry -> 'watchedPrice',
    'dealId', d.entry -> 'dealId',
    'until', to_char(d.until, 'YYYY-MM-DD')))
from (
  select distinct on (organization_id, unit_id, article_id)
    organization_id, unit_id, article_id, kind, until, decision -> 'settled' -> -1 as entry
  from price_decision where withdrawn_at is null and kind in ('temporary', 'resolve', 'history')
  order by organization_id, unit_id, article_id, sequence desc) d
where d.organization_id = a.organization_id and d.unit_id = a.unit_id and d.article_id = a.id
  and d.kind = 'temporary' and d.until is not null and d.entry is not null
  and jsonb_typeof(a.watch_state) = 'object' and jsonb_typeof(a.watch_state -> 'temporary') = 'null';
with moved as (
  update price_alert_entry e set status = 'IGNORED' from price_decision d
  where d.organization_id = e.organization_id and d.unit_id = e.unit_id and d.article_id = e.article_id and d.id = e.decision_id
    and d.kind = 'temporary' and e.status = 'RESOLVED'
  returning e.organization_id, e.unit_id, e.article_id),
counted as (select organization_id, unit_id, article_id, count(*)::int as entries from moved group by 1, 2, 3)
update unit_article a set resolved = a.resolved - c.entries, ignored = a.ignored + c.entries,
  watch_state = case when jsonb_typeof(a.watch_state) = 'object' then a.watch_state || jsonb_build_object('counters',
    a.watch_state -> 'counters' || jsonb_build_object(
      'resolved', (a.watch_state #>> '{counters,resolved}')::int - c.entries,
      'ignored', (a.watch_state #>> '{counters,ignored}')::int + c.entries)) else a.watch_state end
from counted c
where c.organization_id = a.organization_id and c.unit_id = a.unit_id and c.article_id = a.id;
alter table price_alert_entry force row level security;
alter table price_decision force row level security;
alter table unit_article force row level security;
