import type { Db } from '#platform/server/db/port.ts';

/** Organizations that buy the same goods: how many, and how much. */
export interface MarketSize {
  /** The first is `from`, so that a large market is filled in parts. */
  readonly from: number;
  readonly organizations: number;
  readonly suppliers: number;
  readonly articles: number;
  readonly invoices: number;
  readonly lines: number;
  /** ISO date: the first day on which they buy, and the days over which they do, again and again. */
  readonly since: string;
  readonly days: number;
}

const named = (kind: string, number: string): string => `md5('market ${kind} ' || ${number})::uuid`;

/** What an organization pays for a kilogram of an article, in kronor; both count from 0. */
export const marketPrice = (organization: number, article: number): number =>
  100 + article * 10 + ((organization * 37) % 60);

/** The id of an organization of the market, and of its one unit. */
export const marketIds = async (
  db: Db,
  organization: number,
): Promise<{ organizationId: string; unitId: string }> => {
  const [ids] = await db.platformRead((reader) =>
    reader.query<{ organizationId: string; unitId: string }>(
      `select ${named('organization', '$1::text')} as "organizationId", ${named('unit', '$1::text')} as "unitId"`,
      [String(organization)],
    ),
  );
  if (ids === undefined) throw new Error('a query without rows');
  return ids;
};

const ownId = (kind: string): string => named(kind, `o.n || ' ' || x.n`);

/** Everything but text is a whole number, so it may stand in the statements. */
const stepsOf = ({
  from,
  organizations,
  suppliers,
  articles,
  invoices,
  lines,
  since,
  days,
}: MarketSize): readonly string[] => [
  `insert into supplier (id, display_name, legal_name, category, search_name)
   select ${named('supplier', 'n')}, 'Marknad ' || n, 'Marknad ' || n, 'general', 'marknad ' || n
   from generate_series(0, ${suppliers - 1}) n
   on conflict (id) do nothing`,
  `insert into organization (organization_id, name, organization_number, created_at)
   select ${named('organization', 'n')}, 'Bolag ' || n, 'market ' || n, date '${since}' - 300
   from generate_series(${from}, ${from + organizations - 1}) n`,
  `insert into unit (organization_id, id, name, inbound_address, created_at)
   select ${named('organization', 'n')}, ${named('unit', 'n')}, 'Krog ' || n, 'market' || n || '@in.example', date '${since}' - 300
   from generate_series(${from}, ${from + organizations - 1}) n`,
  `insert into power_of_attorney (organization_id, id, language, offered_sha256, provider, signatory_name, signatory_email, outlets,
     created_by, created_at, expires_at, state)
   select ${named('organization', 'n')}, ${named('power', 'n')}, 'sv', '', 'test', 'Firmatecknare', n || '@sign.example', '{}',
     ${named('person', 'n')}, now(), now(), 'signed'
   from generate_series(${from}, ${from + organizations - 1}) n`,
  `insert into organization_supplier (organization_id, id, directory_id, display_name, search_name, created_at)
   select ${named('organization', 'o.n')}, ${ownId('own supplier')}, ${named('supplier', 'x.n')}, 'Marknad ' || x.n, 'marknad ' || x.n, now()
   from generate_series(${from}, ${from + organizations - 1}) o(n), generate_series(0, ${suppliers - 1}) x(n)
  `,
  `insert into unit_article (organization_id, unit_id, id, supplier_id, article_key, article_number, name, unit, currency, category,
     search, first_date, last_date, price_min, price_max, last_price)
   select ${named('organization', 'o.n')}, ${named('unit', 'o.n')}, ${ownId('article')},
     ${named('own supplier', `o.n || ' ' || x.n % ${suppliers}`)}, x.n || ' KGM', x.n::text, 'Råvara', 'KGM', 'SEK', 'general', 'råvara',
     date '${since}', date '${since}' + 60, price, price, price
   from generate_series(${from}, ${from + organizations - 1}) o(n), generate_series(0, ${articles - 1}) x(n),
     lateral (select 100 + x.n * 10 + (o.n * 37) % 60) p(price)`,
  `insert into unit_day (organization_id, unit_id, day, supplier_id, currency, net, invoices)
   select ${named('organization', 'o.n')}, ${named('unit', 'o.n')}, date '${since}' - 200, ${named('own supplier', `o.n || ' 0'`)}, 'SEK', 1, 1
   from generate_series(${from}, ${from + organizations - 1}) o(n)`,
  `insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, currency, credit_note, total, net, line_count,
     held, document_id, sha256, search)
   select ${named('organization', 'o.n')}, ${named('unit', 'o.n')}, ${ownId('invoice')},
     ${named('own supplier', `o.n || ' ' || x.n % ${suppliers}`)}, x.n::text, date '${since}' + x.n % ${days}, 'SEK', false, 100, 80, ${lines}, false,
     ${ownId('document')}, '', ''
   from generate_series(${from}, ${from + organizations - 1}) o(n), generate_series(0, ${invoices - 1}) x(n)`,
  // A line is of an article of its invoice's supplier.
  `insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
     article_number, quantity, unit, price, comparable_price, discount, sum, kind, monitored, counted)
   select ${named('organization', 'o.n')}, ${named('unit', 'o.n')}, date '${since}' + x.n % ${days}, ${ownId('invoice')}, l.n,
     ${named('line', `o.n || ' ' || x.n || ' ' || l.n`)}, ${named('own supplier', `o.n || ' ' || x.n % ${suppliers}`)},
     ${named('article', `o.n || ' ' || a.n`)}, 'Råvara', a.n::text, 2, 'KGM', p.price, p.price, 0, 2 * p.price, 'item', true, true
   from generate_series(${from}, ${from + organizations - 1}) o(n), generate_series(0, ${invoices - 1}) x(n), generate_series(0, ${lines - 1}) l(n)
   cross join lateral (select (x.n % ${suppliers} + ${suppliers} * (l.n + x.n / ${suppliers})) % ${articles} as n) a
   cross join lateral (select 100 + a.n * 10 + (o.n * 37) % 60 as price) p`,
];

/** Fills a database with organizations that count, and what they have bought. `articles` is a multiple of `suppliers`. */
export const fillMarket = (db: Db, size: MarketSize): Promise<void> =>
  db.platformTransaction(async (tx) => {
    for (const step of stepsOf(size)) await tx.query(step);
  });
