import type pg from 'pg';
import type { WatchState } from '#core/price-watch/types.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { patiently } from '#platform/server/db/engine.ts';

/** A unit that exists already and gets the rows of a restaurant: invoices of 12 lines in two years. */
export interface MeasuredUnit {
  readonly organizationId: string;
  readonly unitId: string;
}

/** Lines of the measured unit. */
export const measuredLines = 9000;

const linesEach = 12;
const articles = 1500;
const suppliers = 6;

/** The other restaurants are of these sizes in turn, in invoices. */
const sizes = [40, 80, 160, 750];

/** As many invoices of other restaurants as make up the lines, each restaurant an organization of its own. */
const othersOf = (lines: number, own: number): number[] => {
  const others: number[] = [];
  for (let left = Math.max(0, Math.round((lines - own) / linesEach)); left > 0;) {
    const size = Math.min(left, sizes[others.length % sizes.length] ?? left);
    others.push(size);
    left -= size;
  }
  return others;
};

const facts = { price: '{price}', printed: null, pack: null, vatRate: '6', discount: null, deposit: null };
const key = { invoiceDate: '{day}', invoiceNumber: 'n', documentSha256: 'x'.repeat(64), lineNumber: 1 };

/** A state as monitoring keeps it of an article with one price; the day of its last line and the price are put in. */
const watchState: WatchState = {
  watched: { ...facts, after: key, dealId: null },
  newest: { ...facts, id: '00000000-0000-7000-8000-000000000000', key },
  temporary: null,
  endedDeals: [],
  tallies: [],
  knownPacks: [],
  at: key,
  counters: {
    lines: 6,
    quantity: '42',
    sum: '4200',
    min: '{price}',
    max: '{price}',
    firstDate: '{day}',
    total: 0,
    unresolved: 0,
    resolved: 0,
    ignored: 0,
    unresolvedSum: '0',
  },
};

/**
 * Fills tables in the order of the days, so that the restaurants' rows lie among each other as they do when all of them
 * send invoices. Popular articles come often (a square law), one line in thirty is an alert, most of them settled.
 */
const statements = [
  // As the product's ids, which begin with their time (RFC 9562, 5.7): rows lie in the order of their keys.
  `create function pg_temp.id_of(day date, what text) returns uuid language sql immutable as $$
     select (lpad(to_hex(extract(epoch from day)::bigint * 1000), 12, '0') || '7' || substr(md5(what), 1, 3) || '8' || substr(md5(what), 4, 15))::uuid $$`,
  `create temporary table many (k integer, o uuid, u uuid, invoices integer)`,
  `insert into many select 0, $1, $2, $3::integer`,
  `insert into many select k, md5('organization ' || k)::uuid, md5('unit ' || k)::uuid, n
   from unnest($1::integer[]) with ordinality s(n, k)`,
  `insert into organization select o, 'Krog ' || k, 'bench ' || k, now() from many where k > 0`,
  `insert into unit (organization_id, id, name, inbound_address, created_at)
   select o, u, 'Krog ' || k, 'bench ' || k, now() from many where k > 0`,
  `insert into organization_supplier (organization_id, id, display_name, search_name, organization_number, category, created_at)
   select o, md5(o || 's' || s)::uuid, 'Leverantör ' || s, 'leverantör ' || s, '55' || s, 'general', now()
   from many, generate_series(0, ${suppliers - 1}) s`,
  `create temporary table bought as
   select k, o, u, n, l, current_date - 730 + (n * 730 / invoices) as d, pg_temp.id_of(current_date - 730 + (n * 730 / invoices), u || 'i' || n) as i,
     floor(power(random(), 2) * least(${articles}, invoices * 3))::integer as a, n % ${suppliers} as s, (1 + floor(random() * 20))::numeric as q, random() as r
   from many, generate_series(1, invoices) n, generate_series(1, ${linesEach}) l`,
  `update bought set a = a - a % ${suppliers} + s`,
  `create temporary table article as select u, a, pg_temp.id_of(min(d), u || 'a' || a) as x from bought group by u, a`,
  `analyze bought, article`,
  `insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, article_number, name, unit, currency, category,
     search, lines, sum_total, quantity_total, price_min, price_max, first_date, last_date, last_price, watched_price, watch_state)
   select o, u, x, md5(o || 's' || s)::uuid, '["number","' || a || '","kg","1"]', a::text, 'Artikel nr ' || a, 'KGM',
     'SEK', 'general', 'artikel nr ' || a, count(*), sum(q * p), sum(q), p, p, min(d), max(d), p, p, replace(replace('${JSON.stringify(watchState)}', '{day}', max(d)::text), '{price}', p::text)::jsonb
   from (select *, 20 + a % 400 as p from bought join article using (u, a)) b group by o, u, a, x, s, p order by min(d), u, a`,
  `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, format, received_at, invoice_id)
   select o, u, pg_temp.id_of(d, u || 'd' || n), md5(u || 'd' || n) || md5(n || 'd'), 9000, n || '.xml', 'application/xml', 'upload', 'monitored',
     'peppol-bis-3', d, i from bought where l = 1 order by d, n, k`,
  `insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, due_date, currency, credit_note, total, net, line_count,
     held, document_id, sha256, search)
   select o, u, i, md5(o || 's' || s)::uuid, n::text, d, d + 30, 'SEK', false, sum(q * (20 + a % 400) * 1.06), sum(q * (20 + a % 400)), ${linesEach},
     false, pg_temp.id_of(d, u || 'd' || n), md5(u || 'd' || n) || md5(n || 'd'), n || ' leverantör'
   from bought group by k, o, u, i, s, n, d order by d, n, k`,
  `insert into unit_day (organization_id, unit_id, day, supplier_id, currency, net, invoices)
   select o, u, d, md5(o || 's' || s)::uuid, 'SEK', sum(q * (20 + a % 400)), count(distinct n) from bought group by o, u, d, s order by d, u, s`,
  `insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number, invoice_date, sha256, line_no,
     quantity, billed_price, watched_price, item_diff, sum_diff, currency, kind, status)
   select o, u, x, pg_temp.id_of(d, u || 'l' || n || l), md5(o || 's' || s)::uuid, i, n::text, d, md5(u || 'd' || n) || md5(n || 'd'), l, q, p + 2, p, 2, 2 * q, 'SEK',
     'price', (array['UNRESOLVED', 'RESOLVED', 'RESOLVED', 'IGNORED'])[1 + floor(r * 120)]
   from (select *, 20 + a % 400 as p from bought join article using (u, a) where r * 30 < 1) b order by d, n, k, l`,
  `update unit_article x set unresolved = e.unresolved, resolved = e.resolved, ignored = e.ignored, unresolved_sum = e.extra
   from (select organization_id, unit_id, article_id, count(*) filter (where status = 'UNRESOLVED') as unresolved,
       count(*) filter (where status = 'RESOLVED') as resolved, count(*) filter (where status = 'IGNORED') as ignored,
       coalesce(sum(sum_diff) filter (where status = 'UNRESOLVED'), 0) as extra
     from price_alert_entry group by organization_id, unit_id, article_id) e
   where x.organization_id = e.organization_id and x.unit_id = e.unit_id and x.id = e.article_id`,
  `insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name, article_number, quantity,
     unit, price, comparable_price, discount, sum, vat_rate, kind, monitored, counted)
   select o, u, d, i, l, pg_temp.id_of(d, u || 'l' || n || l), md5(o || 's' || s)::uuid, x, 'Artikel nr ' || a, a::text, q, 'KGM', p, p,
     0, q * p, 6, 'goods', true, true
   from (select *, 20 + a % 400 + case when r * 30 < 1 then 2 else 0 end as p from bought join article using (u, a)) b order by d, n, k, l`,
  `insert into article_figures (organization_id, unit_id, article_id, quantity, cost, invoices, days, first_price, prices,
     last_day, day_quantity, year_quantity)
   select organization_id, unit_id, article_id, sum(quantity), sum(sum), count(distinct invoice_id), count(distinct issue_date),
     (array_agg(comparable_price order by issue_date, invoice_id, line_no))[1],
     (array_agg(comparable_price order by issue_date, invoice_id, line_no))[greatest(1, count(*)::int - 59):],
     last_day, sum(quantity) filter (where issue_date = last_day), sum(quantity) filter (where issue_date > last_day - 365)
   from (select *, max(issue_date) over (partition by organization_id, unit_id, article_id) as last_day from invoice_line) l
   group by organization_id, unit_id, article_id, last_day`,
  `drop table bought, article, many`,
  `drop function pg_temp.id_of(date, text)`,
];

const filled = [
  'organization',
  'unit',
  'organization_supplier',
  'unit_article',
  'article_figures',
  'document',
  'invoice',
  'unit_day',
  'price_alert_entry',
  'invoice_line',
];

/**
 * Without triggers and checks of keys, which a row by itself needs and ten million do not, and with room to sort in; both are the
 * session's alone.
 */
const inBulk = [
  `set session_replication_role = replica`,
  `set synchronous_commit = off`,
  `set work_mem = '128MB'`,
  `set maintenance_work_mem = '256MB'`,
];
const asBefore = [
  `reset session_replication_role`,
  `reset synchronous_commit`,
  `reset work_mem`,
  `reset maintenance_work_mem`,
];

/** Indexes that are no keys: sorted once in the end, instead of searched for each row. */
const indexesOf = async (
  client: pg.PoolClient,
): Promise<readonly (readonly [name: string, made: string])[]> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filled],
  );
  return rows.map(({ name, made }) => [name, made]);
};

/** Fills a database up to `lines` invoice lines, of which the measured unit has `own`, and does what autovacuum does. */
export const fillDatabase = async (
  engine: Engine,
  unit: MeasuredUnit,
  lines: number,
  own = measuredLines,
): Promise<void> => {
  const client = await engine.background.connect();
  const values = [[unit.organizationId, unit.unitId, Math.floor(own / linesEach)], [othersOf(lines, own)]];
  try {
    for (const text of inBulk) await client.query(text);
    const indexes = await indexesOf(client);
    for (const [name] of indexes) await client.query(`drop index ${name}`);
    await client.query(`select setseed(0.5)`);
    for (const text of statements) {
      const own = text.includes('$2') ? values[0] : text.includes('$1') ? values[1] : [];
      await client.query({ ...patiently(text), values: own ?? [] });
    }
    for (const [, made] of indexes) await client.query(patiently(made));
    for (const text of asBefore) await client.query(text);
    for (const table of filled) await client.query(patiently(`vacuum (analyze) ${table}`));
  } finally {
    client.release();
  }
};
