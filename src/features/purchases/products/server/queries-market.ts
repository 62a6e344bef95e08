import { knownPack } from '#core/sourcing/comparable-price.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import type { BandState, MarketBand } from '#features/prices/market-band/contract-fields.ts';
import { bandStateOf, bandsOf } from '#features/prices/market-band/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** What others pay for an article, for one of its unit of measure. */
export interface ArticleMarket {
  /** The median, which the specification calls the market average price; null where no band is shown. */
  readonly marketAverage: string | null;
  readonly marketBand: MarketBand | null;
  readonly bands: BandState;
}

interface SoldRecord {
  readonly supplierId: string;
  readonly articleKey: string;
  readonly name: string;
  readonly unit: string;
  readonly gtin: string | null;
  readonly baseUnit: PackSize['baseUnit'] | null;
  readonly amount: string | null;
}

const soldSql = `
  select a.supplier_id as "supplierId", a.article_key as "articleKey", a.name, a.unit, g.gtin,
    p.base_unit as "baseUnit", trim_scale(p.amount) as amount
  from unit_article a
  left join stated_pack p on p.organization_id = $1 and p.supplier_id = a.supplier_id and p.article_key = a.article_key
  left join lateral (
    select l.gtin from invoice_line l
    where l.organization_id = $1 and l.unit_id = $2 and l.article_id = a.id and l.gtin is not null
    order by l.issue_date desc limit 1
  ) g on true
  where a.organization_id = $1 and a.unit_id = $2 and a.id = $3 and a.currency = 'SEK'`;

/** The market band of one article as the organization may see it, scaled from the base unit to the article's unit of measure. */
export const marketOf = async (
  reader: Reader,
  scope: UnitScope,
  articleId: string,
  today: string,
): Promise<ArticleMarket> => {
  const [bands, [sold]] = await Promise.all([
    bandStateOf(reader, scope),
    reader.query<SoldRecord>(soldSql, [scope.organizationId, scope.unitId, articleId]),
  ]);
  const none = { marketAverage: null, marketBand: null, bands };
  if (sold === undefined || bands !== 'shown') return none;
  const { baseUnit, amount } = sold;
  const stated = baseUnit === null || amount === null ? null : { baseUnit, amount };
  const pack = knownPack(sold, stated)?.pack ?? null;
  if (pack === null) return none;
  const [band = null] = await bandsOf(reader, scope, [sold], today);
  if (band?.state !== 'shown') return { ...none, marketBand: band };
  if (band.baseUnit !== pack.baseUnit) return none;
  const scaled = (price: string): string => rounded(decimal(price).times(decimal(pack.amount)), 6);
  const [low, middle, high] = [scaled(band.low), scaled(band.middle), scaled(band.high)];
  return { marketAverage: middle, marketBand: { ...band, low, middle, high }, bands };
};
