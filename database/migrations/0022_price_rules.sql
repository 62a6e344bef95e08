-- A deal holds for the pack that it was agreed for: base unit and amount, as `core/values/pack-size`. Null: any pack.
alter table deal add column pack jsonb;

-- A decision that was taken back within minutes stays as history, and nothing is judged by it.
alter table price_decision add column withdrawn_at timestamptz;
alter table price_decision add column withdrawn_by uuid;

-- What monitoring keeps says since when a deal is over, which packs are no news, and how a price was printed.
alter table unit_article no force row level security;
alter table price_decision no force row level security;
alter table price_alert_entry no force row level security;
update unit_article a set watch_state = a.watch_state
  || jsonb_build_object(
    'knownPacks', '[]'::jsonb,
    'temporary', null,
    'watched', case when jsonb_typeof(a.watch_state -> 'watched') = 'object'
      then a.watch_state -> 'watched' || '{"printed": null}' else 'null' end,
    'newest', case when jsonb_typeof(a.watch_state -> 'newest') = 'object'
      then a.watch_state -> 'newest' || '{"printed": null}' else 'null' end,
    'endedDeals', coalesce((
      select jsonb_agg(e.ended order by d.sequence) from price_decision d
      cross join lateral jsonb_array_elements(d.decision -> 'endedDeals') e(ended)
      where d.organization_id = a.organization_id and d.unit_id = a.unit_id and d.article_id = a.id), '[]'))
where jsonb_typeof(a.watch_state) = 'object';
update price_decision d set decision = d.decision
  || jsonb_build_object(
    'watched', d.decision -> 'watched' || '{"printed": null}',
    'newest', d.decision -> 'newest' || '{"printed": null}',
    'settled', (
      select coalesce(jsonb_agg('{"printed": null, "pack": null}' || s.entry || case
          when jsonb_typeof(s.entry -> 'perBase') = 'object' then '{"perBase": null}'::jsonb else '{}' end order by s.place), '[]')
      from jsonb_array_elements(d.decision -> 'settled') with ordinality s(entry, place)));
-- Which packs were compared was not kept; it is told again when the article is judged again.
update price_alert_entry set per_base = null where per_base is not null;
alter table price_alert_entry force row level security;
alter table price_decision force row level security;
alter table unit_article force row level security;
