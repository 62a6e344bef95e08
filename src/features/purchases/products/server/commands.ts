import type { Db } from '#platform/server/db/port.ts';

/** Days of purchases that a market average is made from. */
const marketDays = 90;

/** One organization's shares, made anew in a transaction of its own. */
const rollUpShares = (db: Db, organizationId: string, today: string): Promise<void> =>
  db.tenantTransaction(organizationId, async (tx) => {
    await tx.query('delete from market_share where organization_id = $1', [organizationId]);
    await tx.query(
      `insert into market_share (organization_id, supplier_id, article_key, average)
       select l.organization_id, s.directory_id, a.article_key, round(sum(l.sum - l.deposit) / sum(l.quantity), 6)
       from invoice_line l
       join unit_article a on a.organization_id = l.organization_id and a.unit_id = l.unit_id and a.id = l.article_id
       join organization_supplier s on s.organization_id = l.organization_id and s.id = l.supplier_id
       where l.organization_id = $1 and l.monitored and l.issue_date > $2::date - ${marketDays}
         and s.directory_id is not null and a.article_number is not null and a.currency = 'SEK'
       group by l.organization_id, s.directory_id, a.article_key`,
      [organizationId, today],
    );
  });

/** The prices of one supplier's articles, from all shares in them. */
const rollUpPrices = (db: Db, supplierId: string): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await tx.query('delete from market_price where supplier_id = $1', [supplierId]);
    await tx.query(
      `insert into market_price (supplier_id, article_key, organizations, average_sum)
       select supplier_id, article_key, count(*)::int, sum(average) from market_share
       where supplier_id = $1 group by supplier_id, article_key`,
      [supplierId],
    );
  });

/**
 * Makes the market averages anew from every organization's purchases since `today` − 90 days, in kronor: organization by
 * organization and then supplier by supplier, so that no transaction is long and requests come in between. A tenant's
 * request only ever sees the result. Throws when it cannot go on; what is done stays and a second run is the same.
 */
export const rollUpMarket = async (db: Db, today: string, signal: AbortSignal): Promise<void> => {
  const organizations = await db.platformRead((reader) =>
    reader.query<{ id: string }>('select organization_id as id from organization order by 1'),
  );
  for (const { id } of organizations) {
    signal.throwIfAborted();
    await rollUpShares(db, id, today);
  }
  const suppliers = await db.platformRead((reader) =>
    reader.query<{ id: string }>(
      'select supplier_id as id from market_share union select supplier_id from market_price order by 1',
    ),
  );
  for (const { id } of suppliers) {
    signal.throwIfAborted();
    await rollUpPrices(db, id);
  }
};
