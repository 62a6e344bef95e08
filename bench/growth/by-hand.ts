/** A row of an answer as it comes. */
export type Row = Readonly<Record<string, unknown>>;

/** Statements, with the organization, the unit and at most one value more as parameters, and figures of their answers to compare. */
interface ByHand {
  readonly statements: readonly string[];
  readonly told: (...answers: readonly (readonly Row[])[]) => unknown[];
}

const ofUnit = 'organization_id = $1 and unit_id = $2';

const agreed = `
  d.organization_id = $1 and d.supplier_id = a.supplier_id and d.article_key = any(a.article_key || a.earlier_keys)
  and coalesce($2 = any(d.unit_ids), true)
  and not coalesce(a.watch_state -> 'endedDeals' @> jsonb_build_array(jsonb_build_object('dealId', d.id)), false)`;

/** Everything of an article's row in the list; `f` are its figures. */
const productColumns = `
  a.id, a.name, a.invoiced_name, a.article_number, a.supplier_id, s.display_name, a.category, a.unit, a.currency,
  case when f.quantity > 0 and f.cost > 0 then trim_scale(round(f.cost / f.quantity, 6)) end as average,
  trim_scale(f.first_price) as first_price, trim_scale(a.last_price) as last_price, trim_scale(a.price_min) as price_min,
  trim_scale(a.price_max) as price_max, trim_scale(f.quantity) as quantity, trim_scale(round(f.quantity / f.invoices, 6)) as average_quantity,
  round(f.cost, greatest(scale(f.cost), 2)) as cost,
  case when f.days > 1 then trim_scale(round((a.last_date - a.first_date)::numeric / (f.days - 1), 6)) end as frequency,
  a.first_date, a.last_date, a.unresolved, array(select trim_scale(price)::text from unnest(f.prices) price) as prices,
  exists (select from deal d where ${agreed} and (d.valid_to is null or d.valid_to >= a.last_date)) as negotiated`;

/** A page of products by what they cost, with the counts of the list. */
const products = (found: string): ByHand => ({
  statements: [
    `with x as materialized (
       select a.id, f.cost, f.first_price, a.last_price
       from unit_article a join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
       where a.organization_id = $1 and a.unit_id = $2${found}
     ), page as materialized (select id, cost from x order by cost desc, id limit 50)
     select ${productColumns}, (select count(*) from x) as articles,
       (select count(*) from x where last_price <> first_price) as changed
     from page p
     join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.id
     join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.id
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     order by p.cost desc, p.id`,
  ],
  told: (rows = []) => [
    Number(rows[0]?.['articles']),
    Number(rows[0]?.['changed']),
    rows.map((row) => [row['id'], row['average'], row['cost'], row['frequency'], row['prices']]),
  ],
});

const days = (from: number, to: number): string =>
  `day between current_date - ${from} and current_date - ${to}`;

const ownDays = `${ofUnit} and currency = (select currency from unit where organization_id = $1 and id = $2) and invoices > 0`;

/** A word stands in an article's name or number; nobody in the measured unit is named with a mark. */
const named = `search like '%nr%' and search like '%13%'`;

/**
 * What each page is made of, as somebody writes it who makes that page alone: what the product's page tells, in as few statements as
 * ask it best, sent in one packet.
 */
export const byHand: Readonly<Record<string, ByHand>> = {
  'products, first page': products(''),
  'products, searched': products(` and a.search like '%nr 13%'`),
  'one product': {
    statements: [
      `select ${productColumns}, a.watch_state -> 'watched' as watched, trim_scale(coalesce(w.price, a.watched_price)) as watched_price,
         case when w.article_id is null then a.watched_deal_id else w.deal_id end as watched_deal,
         u.entries, u.extra, u.since, d.id as deal, d.price, d.valid_from, d.valid_to, d.market_priced, g.gtin,
         p.base_unit, trim_scale(p.amount) as amount,
         exists (select from market_opt_out where organization_id = $1) as is_out,
         (select row_to_json(x) from (
            select d.id, d.price::text, d.valid_from, d.valid_to, e.ended ->> 'lastDay' as last_day
            from jsonb_array_elements(a.watch_state -> 'endedDeals') with ordinality e(ended, place)
            join deal d on d.organization_id = $1 and d.id = (e.ended ->> 'dealId')::uuid
            order by e.place desc limit 1) x) as ended,
         (select json_agg(json_build_array(m.decision, m.decided_at, n.full_name)) from price_decision m
          left join member_name n on n.organization_id = $1 and n.user_id = m.decided_by
          where m.organization_id = $1 and m.unit_id = $2 and m.article_id = $3 and m.withdrawn_at is null) as made
       from unit_article a
       join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
       join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
       left join krogkoll_watched_on($1, $2, current_date) w on w.article_id = a.id
       left join stated_pack p on p.organization_id = $1 and p.supplier_id = a.supplier_id and p.article_key = a.article_key
       cross join lateral (
         select count(*) as entries, coalesce(trim_scale(sum(extra)), 0) as extra, min(invoice_date) as since from price_alert_entry
         where ${ofUnit} and article_id = $3 and status = 'UNRESOLVED') u
       left join lateral (
         select * from deal d where ${agreed} and d.valid_from <= a.last_date and (d.valid_to is null or d.valid_to >= a.last_date)
         order by d.unit_ids is null, d.valid_from desc limit 1) d on true
       left join lateral (
         select gtin from invoice_line where ${ofUnit} and article_id = $3 and gtin is not null order by issue_date desc limit 1) g on true
       where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`,
      `select l.invoice_id, i.number, l.line_no, l.issue_date, trim_scale(l.quantity) as quantity, trim_scale(l.comparable_price) as price,
         l.sum - l.deposit as sum, trim_scale(e.item_diff) as item_diff, e.status,
         count(*) filter (where l.quantity > 0) over () as purchases
       from invoice_line l join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
       left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.id = l.id
       where l.organization_id = $1 and l.unit_id = $2 and l.article_id = $3 and l.counted and l.comparable_price is not null
         and l.quantity is not null
       order by l.issue_date desc, i.number collate "C" desc, i.sha256 desc, l.line_no desc limit 500`,
      `select b.month, b.base_unit, b.behind, b.low, b.middle, b.high, t.half from unit_article a
       join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
       left join supplier d on d.id = s.directory_id
       left join market_goods m on m.supplier_id = coalesce(d.merged_into, d.id) and m.article_key = a.article_key
       left join market_seat t on t.organization_id = $1 and t.goods = m.goods
       join lateral (
         select * from market_band b where b.goods = m.goods and b.month >= current_date - 180 and (t.half is null or b.half = 1 - t.half)
         order by b.low is null, b.half, b.month desc limit 1) b on true
       where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`,
    ],
    told: ([row] = [], purchases = []) => [
      row?.['id'],
      row?.['average'],
      row?.['cost'],
      row?.['watched_price'],
      [Number(row?.['entries']), row?.['extra']],
      Number(purchases[0]?.['purchases'] ?? 0),
      purchases.map((line) => [
        line['invoice_id'],
        line['line_no'],
        line['quantity'],
        line['sum'],
        line['status'],
      ]),
    ],
  },
  'price monitoring overview': {
    statements: [
      `with g as (
         select article_id, status, sum(round(extra, 2)) as extra from price_alert_entry where ${ofUnit} group by article_id, status)
       select status, count(*), sum(extra) as extra, count(*) filter (where extra > 0) as dearer from g group by status`,
      `with g as (
         select article_id, sum(round(extra, 2)) as extra, count(*) as entries from price_alert_entry
         where ${ofUnit} and status = 'UNRESOLVED' group by article_id
       ), page as materialized (select * from g order by extra desc, article_id limit 50)
       select p.*, a.name, a.article_number, a.unit, a.currency, a.category, a.unresolved, a.resolved, a.ignored, s.display_name,
         f.year_quantity, f.prices, e.newest, (select count(*) from g) as groups
       from page p
       join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.article_id
       join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.article_id
       join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
       cross join lateral (
         select json_agg(n) as newest from (
           select id, invoice_id, invoice_number, invoice_date, line_no, quantity, billed_price, watched_price, item_diff, extra, kind, why
           from price_alert_entry where ${ofUnit} and article_id = p.article_id and status = 'UNRESOLVED'
           order by invoice_date desc, line_no desc limit 3
         ) n
       ) e
       order by p.extra desc, p.article_id`,
    ],
    told: (statuses = [], groups = []) => [
      statuses.find(({ status }) => status === 'UNRESOLVED')?.['extra'],
      Number(groups[0]?.['groups'] ?? 0),
      groups.map((row) => [row['article_id'], row['extra'], row['unresolved']]),
    ],
  },
  'overview, 30 days': {
    statements: [
      `select day, trim_scale(sum(net)) as net from unit_day where ${ownDays} and ${days(30, 0)} group by day order by day`,
      `select day, trim_scale(sum(net)) as net from unit_day where ${ownDays} and ${days(61, 31)} group by day order by day`,
      `select s.id, s.display_name, d.net, d.earlier, d.invoices from (
         select supplier_id, trim_scale(sum(net) filter (where ${days(30, 0)})) as net, sum(net) filter (where ${days(61, 31)}) as earlier,
           sum(invoices) filter (where ${days(30, 0)}) as invoices
         from unit_day where ${ownDays} and ${days(61, 0)} group by supplier_id) d
       join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id where d.net is not null order by d.net desc, 2`,
      `select u.currency, d.currency as other, sum(d.net) filter (where d.currency <> u.currency) as foreign_net,
         sum(d.held_net) as held_net, sum(d.held_invoices) as held_invoices
       from unit u left join unit_day d on d.organization_id = $1 and d.unit_id = $2 and ${days(30, 0)}
       where u.organization_id = $1 and u.id = $2 group by 1, 2`,
      `select i.id, i.number, s.display_name, i.issue_date, i.due_date, i.total, i.net, i.currency, i.credit_note, i.line_count, i.held,
         i.checks @> '[{"code": "document.payable"}]' as wrong_total, d.deviations, d.unresolved, d.against
       from (select * from invoice where ${ofUnit} order by issue_date desc, id desc limit 5) i
       join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
       cross join lateral (
         select count(*) as deviations, count(*) filter (where status = 'UNRESOLVED') as unresolved, sum(round(extra, 2)) as against
         from price_alert_entry where ${ofUnit} and invoice_id = i.id) d
       order by i.issue_date desc, i.id desc`,
      `select count(*) as articles, coalesce(sum(extra), 0) as extra from (
         select sum(round(extra, 2)) as extra from price_alert_entry where ${ofUnit} and status = 'UNRESOLVED' group by article_id) g`,
      `select count(*) as articles, coalesce(sum(x.yearly), 0) as yearly, bool_or(x.is_estimated) as is_estimated from (
         select q.is_estimated, round(e.item_diff * q.quantity, 2) as yearly
         from price_alert_entry e
         join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = e.article_id
           and e.id = (a.watch_state #>> '{newest,id}')::uuid
         join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
         cross join lateral (
           select not (n.days >= 365 or (n.days >= 28 and f.days >= 3)) as is_estimated, round(case
             when n.days >= 365 then f.year_quantity when n.days >= 28 and f.days >= 3 then (a.quantity_total - f.day_quantity) * 365 / n.days
             else a.quantity_total * 365 / greatest(n.days, 30) end, 6) as quantity
           from (select a.last_date - a.first_date as days) n) q
         where e.organization_id = $1 and e.unit_id = $2 and e.status = 'UNRESOLVED' and e.watched_price is not null) x
       where x.yearly > 0`,
      `select m.article_id, m.price, a.last_price, f.year_quantity from (
         select article_id, max((decision #>> '{newest,price}')::numeric) as price from price_decision
         where ${ofUnit} and withdrawn_at is null and decided_at >= date_trunc('month', now()) group by article_id) m
       join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = m.article_id
       join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = m.article_id`,
      `select c.id, c.state, c.currency, c.reply_by, l.amount, k.amount as credited,
         (select coalesce(sum(round(e.extra, 2)), 0) from price_alert_entry e
          where e.organization_id = $1 and e.unit_id = $2 and e.status = 'UNRESOLVED' and e.deal_id is not null and e.extra > 0
            and not exists (select from claim_line h where h.organization_id = $1 and h.unit_id = $2 and h.order_line_id = e.id)) as unclaimed,
         exists (select from price_rule where ${ofUnit}) as has_rules
       from (select 1) one
       left join claim c on c.organization_id = $1 and c.unit_id = $2
       left join lateral (
         select sum(amount) as amount from claim_line where ${ofUnit} and claim_id = c.id) l on true
       left join lateral (
         select sum(amount) as amount from claim_credit where ${ofUnit} and claim_id = c.id) k on true`,
    ],
    told: (
      now = [],
      before = [],
      suppliers = [],
      _others,
      latest = [],
      [waiting] = [],
      [dearer] = [],
      decided = [],
    ) => [
      now.map(({ day, net }) => [day, net]),
      before.map(({ day, net }) => [day, net]),
      suppliers.map(({ id, net }) => [id, net]),
      latest.map(({ id, deviations }) => [id, Number(deviations)]),
      [Number(waiting?.['articles']), waiting?.['extra']],
      [Number(dearer?.['articles']), dearer?.['yearly']],
      decided.length,
    ],
  },
  'search, a key': {
    statements: [
      `with nearest as materialized (
         select * from unit_article where ${ofUnit} and stitched_into is null and ${named} order by length(search), id limit 60
       ), shown as materialized (
         select * from nearest order by coalesce(lower(article_number) = 'nr 13', false) desc, lines desc, id limit 5
       )
       select x.id, x.name, x.article_number, x.last_price, x.last_date, x.unit, x.category, x.currency, x.unresolved, s.display_name, (
           select json_agg(v) from (
             select i.id, i.number, i.issue_date, i.total, i.currency, i.held, l.name as goods
             from (select * from shown order by lines desc, id limit 3) b
             join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.article_id = b.id and l.issue_date = b.last_date
             join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
             order by i.issue_date desc, i.id desc limit 5) v) as invoices
       from shown x join organization_supplier s on s.organization_id = $1 and s.id = x.supplier_id order by x.lines desc, x.id`,
      `(select id from invoice where ${ofUnit} and code >= '13' and code < '13~' limit 20) union
       (select id from invoice where ${ofUnit} and code_from_end >= '31' and code_from_end < '31~' limit 20)`,
      `select id, display_name, category from organization_supplier
       where organization_id = $1 and search_name like '%nr%' and search_name like '%13%' limit 5`,
      `select d.id, d.title, d.price, d.currency, d.unit, d.valid_from, d.valid_to, s.display_name from deal d
       join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
       where d.organization_id = $1 and coalesce($2 = any(d.unit_ids), true)
         and lower(d.title || ' ' || d.article_number || ' ' || s.display_name) like all(array['%nr%', '%13%'])
       order by d.valid_from desc limit 5`,
      `select c.id, c.year, c.sequence, c.state, c.currency, sum(l.amount) from claim c
       join claim_line l on l.organization_id = $1 and l.unit_id = $2 and l.claim_id = c.id
       where c.organization_id = $1 and c.unit_id = $2 and lower(l.name) like all(array['%nr%', '%13%'])
       group by c.id, c.year, c.sequence, c.state, c.currency limit 5`,
    ],
    told: (articles = [], _codes, suppliers = [], deals = [], claims = []) => [
      articles.map((row) => [row['id'], row['name']]),
      suppliers.length + deals.length + claims.length,
    ],
  },
};
