import type { BandWindow } from '#core/market-band/window.ts';
import { knownPack } from '#core/sourcing/comparable-price.ts';
import { sharedGtin } from '#core/sourcing/same-goods.ts';
import { decimal } from '#core/values/decimal.ts';
import { type PackReading, readPack } from '#core/values/pack-size.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';

interface Bought {
  readonly supplierId: string;
  readonly articleKey: string;
  readonly name: string;
  readonly unit: string;
  readonly cost: string;
  readonly quantity: string;
  readonly gtin: string | null;
}

/**
 * Articles of the directory's suppliers with a number, in kronor, with what their monitored lines of a window came to. What is made of
 * lines is made once, whatever the planner expects of the joins.
 */
const boughtSql = `
  with b as materialized (
    select l.article_id, sum(l.sum - l.deposit) as cost, sum(l.quantity) as quantity
    from invoice_line l
    where l.organization_id = $1 and l.unit_id = $2 and l.issue_date between $3::date and $4::date and l.monitored
    group by l.article_id
  ), g as materialized (
    select distinct on (l.article_id) l.article_id, l.gtin
    from invoice_line l
    where l.organization_id = $1 and l.unit_id = $2 and l.gtin is not null
    order by l.article_id, l.issue_date desc
  )
  select coalesce(d.merged_into, d.id) as "supplierId", a.article_key as "articleKey", coalesce(a.invoiced_name, a.name) as name, a.unit,
    trim_scale(b.cost) as cost, trim_scale(b.quantity) as quantity, g.gtin
  from b
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = b.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  join supplier d on d.id = s.directory_id
  left join g on g.article_id = b.article_id
  where a.article_number is not null and a.currency = 'SEK' and b.cost > 0 and b.quantity > 0`;

const tradesSql = `
  insert into market_trade (organization_id, supplier_id, invoices)
  select $1, coalesce(d.merged_into, d.id), count(*)::int
  from invoice i
  join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  join supplier d on d.id = s.directory_id
  where i.organization_id = $1 and i.issue_date between $2::date and $3::date and not i.held and not i.waits and not i.credit_note
  group by 2`;

const shareSql = `
  insert into market_share (organization_id, supplier_id, article_key, base_unit, cost, volume, gtin)
  select $1, n.supplier_id, n.article_key, n.base_unit, sum(n.cost), sum(n.volume), max(n.gtin)
  from unnest($2::uuid[], $3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::text[])
    n(supplier_id, article_key, base_unit, cost, volume, gtin)
  group by n.supplier_id, n.article_key, n.base_unit
  on conflict (organization_id, supplier_id, article_key, base_unit) do update
  set cost = market_share.cost + excluded.cost, volume = market_share.volume + excluded.volume,
    gtin = coalesce(market_share.gtin, excluded.gtin)`;

/** Reads names once in a roll-up: thousands of restaurants buy the same ones. */
export const namesOnce = (): ((name: string) => PackReading) => {
  const known = new Map<string, PackReading>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const reading = readPack(name);
    known.set(name, reading);
    return reading;
  };
};

/** What has a pack that its unit of measure or its name says; what a person of one organization stated is no fact for another. */
const sharesOf = (bought: readonly Bought[], read: (name: string) => PackReading) =>
  bought.flatMap(({ name, unit, quantity, gtin, ...one }) => {
    const known = knownPack({ name, unit }, null, read);
    if (known === null) return [];
    const volume = decimal(quantity).times(decimal(known.pack.amount)).toFixed();
    return [{ ...one, baseUnit: known.pack.baseUnit, volume, gtin: sharedGtin(gtin) }];
  });

const gatherUnit = async (
  tx: Tx,
  key: readonly [string, string],
  { from, to }: BandWindow,
  read: (name: string) => PackReading,
): Promise<void> => {
  const shares = sharesOf(await tx.query<Bought>(boughtSql, [...key, from, to]), read);
  if (shares.length === 0) return;
  await tx.query(shareSql, [
    key[0],
    shares.map(({ supplierId }) => supplierId),
    shares.map(({ articleKey }) => articleKey),
    shares.map(({ baseUnit }) => baseUnit),
    shares.map(({ cost }) => cost),
    shares.map(({ volume }) => volume),
    shares.map(({ gtin }) => gtin),
  ]);
};

/** Makes one organization's shares and trades anew, in a transaction of its own. */
export const gatherOrganization = (
  db: Db,
  organizationId: string,
  window: BandWindow,
  read: (name: string) => PackReading,
): Promise<void> =>
  db.tenantTransaction(organizationId, async (tx) => {
    await tx.query('delete from market_share where organization_id = $1', [organizationId]);
    await tx.query('delete from market_trade where organization_id = $1', [organizationId]);
    await tx.query(tradesSql, [organizationId, window.from, window.to]);
    const units = await tx.query<{ id: string }>(
      'select id from unit where organization_id = $1 order by id',
      [organizationId],
    );
    for (const { id } of units) await gatherUnit(tx, [organizationId, id], window, read);
  });
