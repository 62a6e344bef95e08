import type { Tx } from '#platform/server/db/port.ts';

/** Days of purchases that a market average is made from. */
const marketDays = 90;

/**
 * Makes the market averages anew from every organization's purchases since `today` − 90 days, in kronor. Runs nightly under the
 * platform role, because it reads all tenants; a tenant's request only ever sees the result.
 */
export const rollUpMarket = async (tx: Tx, today: string): Promise<void> => {
  await tx.query('delete from market_share');
  await tx.query(
    `insert into market_share (organization_id, supplier_id, article_key, average)
     select l.organization_id, s.directory_id, a.article_key, round(sum(l.sum) / sum(l.quantity), 6)
     from invoice_line l
     join unit_article a on a.organization_id = l.organization_id and a.unit_id = l.unit_id and a.id = l.article_id
     join organization_supplier s on s.organization_id = l.organization_id and s.id = l.supplier_id
     where l.monitored and l.issue_date > $1::date - ${marketDays} and s.directory_id is not null
       and a.article_number is not null and a.currency = 'SEK'
     group by l.organization_id, s.directory_id, a.article_key`,
    [today],
  );
  await tx.query('delete from market_price');
  await tx.query(
    `insert into market_price (supplier_id, article_key, organizations, average_sum)
     select supplier_id, article_key, count(*)::int, sum(average) from market_share group by supplier_id, article_key`,
  );
};
