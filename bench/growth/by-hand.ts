import type pg from 'pg';
import type { UnitScope } from '#platform/server/scope.ts';

/** Statements, with the organization, the unit and at most one value more as parameters. */
type ByHand = readonly string[];

const ofUnit = 'organization_id = $1 and unit_id = $2';

/** A page of products by what they cost, with the counts of the list. */
const products = (found: string): ByHand => [
  `with x as materialized (
     select a.id, f.cost, f.first_price, a.last_price
     from unit_article a join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
     where a.organization_id = $1 and a.unit_id = $2${found}
   ), page as materialized (select id, cost from x order by cost desc, id limit 50)
   select a.id, a.name, a.invoiced_name, a.article_number, a.supplier_id, s.display_name, a.category, a.unit, a.currency,
     round(f.cost / nullif(f.quantity, 0), 6) as average, f.first_price, a.last_price, a.price_min, a.price_max, f.quantity, f.cost,
     f.invoices, f.days, a.first_date, a.last_date, a.unresolved, f.prices,
     exists (
       select from deal d where d.organization_id = $1 and d.supplier_id = a.supplier_id and d.article_key = a.article_key
     ) as negotiated,
     (select count(*) from x) as articles, (select count(*) from x where last_price <> first_price) as changed
   from page p
   join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = p.id
   join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = p.id
   join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
   order by p.cost desc, p.id`,
];

const days = (from: number, to: number): string =>
  `day between current_date - ${from} and current_date - ${to}`;

/** What each page is made of, as somebody writes it who makes that page alone, without rights: a round trip for all of them. */
export const byHand: Readonly<Record<string, ByHand>> = {
  'products, first page': products(''),
  'products, searched': products(` and a.search like '%nr 13%'`),
  'one product': [
    `select a.*, f.*, s.display_name from unit_article a
     join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`,
    `select l.invoice_id, i.number, l.line_no, l.issue_date, l.quantity, l.comparable_price, l.sum, e.item_diff, e.status
     from invoice_line l join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
     left join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = $3 and e.id = l.id
     where l.organization_id = $1 and l.unit_id = $2 and l.article_id = $3
     order by l.issue_date desc, l.invoice_id desc, l.line_no desc limit 500`,
    `select count(*), sum(extra), min(invoice_date) from price_alert_entry where ${ofUnit} and article_id = $3 and status = 'UNRESOLVED'`,
    `select d.price, d.valid_from, d.valid_to from unit_article a
     join deal d on d.organization_id = $1 and d.supplier_id = a.supplier_id and d.article_key = a.article_key
     where a.organization_id = $1 and a.unit_id = $2 and a.id = $3`,
  ],
  'price monitoring overview': [
    `select status, count(distinct article_id), sum(extra) from price_alert_entry where ${ofUnit} group by status`,
    `with g as (
       select article_id, sum(extra) as extra, count(*) as entries from price_alert_entry
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
  'overview, 30 days': [
    `select day, sum(net) from unit_day where ${ofUnit} and ${days(30, 0)} group by day order by day`,
    `select day, sum(net) from unit_day where ${ofUnit} and ${days(61, 31)} group by day order by day`,
    `select s.id, s.display_name, sum(d.net) filter (where ${days(30, 0)}), sum(d.net) filter (where ${days(61, 31)}), sum(d.invoices)
     from unit_day d join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
     where d.organization_id = $1 and d.unit_id = $2 and ${days(61, 0)} group by s.id, s.display_name order by 3 desc`,
    `select i.id, i.number, s.display_name, i.issue_date, i.total, i.currency, i.held from invoice i
     join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
     where i.organization_id = $1 and i.unit_id = $2 order by i.issue_date desc, i.id desc limit 5`,
    `select count(distinct article_id), sum(extra) from price_alert_entry where ${ofUnit} and status = 'UNRESOLVED'`,
    `select count(*), sum(e.item_diff * f.year_quantity) from unit_article a
     join price_alert_entry e on e.organization_id = $1 and e.unit_id = $2 and e.article_id = a.id and e.status = 'UNRESOLVED'
       and e.id = (a.watch_state #>> '{newest,id}')::uuid
     join article_figures f on f.organization_id = $1 and f.unit_id = $2 and f.article_id = a.id
     where a.organization_id = $1 and a.unit_id = $2 and a.unresolved > 0`,
  ],
  'search, a key': [
    `select a.id, a.name, a.article_number, a.last_price, a.unit, s.display_name from unit_article a
     join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     where a.organization_id = $1 and a.unit_id = $2 and a.search like '%nr 13%' order by a.last_date desc limit 8`,
    `select s.id, s.display_name from organization_supplier s join unit u on u.organization_id = $1 and u.id = $2
     where s.organization_id = $1 and s.search_name like '%nr 13%' limit 5`,
    `select id, number, issue_date, total from invoice where ${ofUnit} and search like '%nr 13%' order by issue_date desc limit 8`,
    `select d.id, d.title, d.price, d.valid_from, d.valid_to, s.display_name from deal d
     join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
     where d.organization_id = $1 and ($2 = any(d.unit_ids) or d.unit_ids is null) and lower(d.title || ' ' || s.display_name) like '%nr 13%'
     order by d.valid_from desc limit 5`,
    `select c.id, c.year, c.sequence, c.state, sum(l.amount) from claim c
     join claim_line l on l.organization_id = $1 and l.unit_id = $2 and l.claim_id = c.id
     where c.organization_id = $1 and c.unit_id = $2 and lower(l.name) like '%nr 13%' group by c.id, c.year, c.sequence, c.state limit 5`,
  ],
};

/** Asks a page's statements together, prepared, on a session that sees every tenant. */
export const askByHand = async (
  client: pg.PoolClient,
  page: string,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<void> => {
  await Promise.all(
    (byHand[page] ?? []).map((text, at) => {
      const values = text.includes('$3') ? [organizationId, unitId, articleId] : [organizationId, unitId];
      return client.query({ name: `${page} ${at}`, text, values });
    }),
  );
};
