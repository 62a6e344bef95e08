-- What the next line of a unit's articles is compared with if it is dated p_day (or the newest line's day, if that is later), where
-- deals or a rule that follows the last price make it another than the watched price that stands with the article. The
-- same rule as `core/price-watch/reference`: the deal in force, else the last price, else that of the last deal in force since.
create or replace function krogkoll_watched_on(p_organization uuid, p_unit uuid, p_day date)
  returns table(article_id uuid, price numeric, deal_id uuid) language sql stable as $$
  with agreed as (
    select a.id as article, k.last, greatest(p_day, k.last) as today, d.id, d.price, d.valid_from, d.valid_to, d.market_priced,
      d.unit_ids is not null as of_unit
    from deal d
    join unit_article own on own.organization_id = p_organization and own.unit_id = p_unit
      and own.supplier_id = d.supplier_id and own.article_key = d.article_key
    join unit_article a on a.organization_id = p_organization and a.unit_id = p_unit and a.id = coalesce(own.stitched_into, own.id)
    cross join lateral (select (a.watch_state #>> '{at,invoiceDate}')::date as last, a.watch_state #> '{newest,pack}' as pack) k
    where d.organization_id = p_organization and coalesce(p_unit = any(d.unit_ids), true) and a.watched_price is not null
      and not a.watch_state -> 'endedDeals' @> jsonb_build_array(jsonb_build_object('dealId', d.id))
      and coalesce(d.pack ->> 'baseUnit' <> k.pack ->> 'baseUnit'
        or (d.pack ->> 'amount')::numeric = (k.pack ->> 'amount')::numeric, true)
  ),
  -- A deal stops being in force on its own last day, or on the eve of one that beats it.
  days as (
    select distinct g.article, g.today, x.day
    from agreed g cross join lateral (values (g.today), (g.valid_to), (g.valid_from - 1)) x(day)
    where x.day between g.last and g.today
  ),
  in_force as (
    select distinct on (d.article, d.day) d.article, d.day, d.today, g.id, g.price, g.market_priced
    from days d join agreed g on g.article = d.article and g.valid_from <= d.day and coalesce(g.valid_to >= d.day, true)
    order by d.article, d.day, g.of_unit desc, g.valid_from desc, g.id desc
  ),
  newest as (
    select distinct on (article) article, day = today as is_now, id, price
    from in_force where not market_priced order by article, day desc
  ),
  following as (
    select a.id as article, a.last_price as price
    from unit_article a cross join lateral (
      select r.reference from price_rule r
      where r.organization_id = p_organization and r.unit_id = p_unit
        and r.set_at <= greatest(p_day, (a.watch_state #>> '{at,invoiceDate}')::date)
        and ((r.scope = 'article' and r.scope_id = any (a.id || a.earlier_ids)) or (r.scope = 'supplier' and r.scope_id = a.supplier_id)
          or r.scope = 'unit')
      order by array_position(array['article', 'supplier', 'unit'], r.scope), r.set_at desc limit 1
    ) r
    where a.organization_id = p_organization and a.unit_id = p_unit and r.reference = 'last' and a.last_price is not null
      and exists (select from price_rule
        where organization_id = p_organization and unit_id = p_unit and reference = 'last')
  )
  select coalesce(n.article, f.article), case when n.is_now or f.article is null then n.price else f.price end,
    case when n.is_now or f.article is null then n.id end
  from newest n full join following f on f.article = n.article
$$;
