import { oldestShown, windowOf } from '#core/market-band/window.ts';
import { sharedGtin } from '#core/sourcing/same-goods.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { BandState, MarketBand } from '../contract-fields.ts';

/** An article whose band is asked for. */
export interface BandAsked {
  /** Of the organization. */
  readonly supplierId: string;
  readonly articleKey: string;
  readonly gtin: string | null;
}

interface BandRecord {
  readonly place: number;
  readonly month: string | null;
  readonly baseUnit: 'kg' | 'l' | 'st' | null;
  readonly behind: '5-9' | '10-19' | '20+' | null;
  readonly low: string | null;
  readonly middle: string | null;
  readonly high: string | null;
  readonly isNowhere: boolean;
}

/**
 * The newest figures for each article: of the half in which the organization does not stand. One that does not buy the goods is
 * shown the first half, or the second where that has none. Suppliers of a sample are its own. No rows where it has left the market. "offset 0" keeps what all restaurants
 * share searched by key: a join would be planned by hash, and read all of it. Selects of a value keep how many are asked for from the planner,
 * who would plan anew for each number.
 */
const bandsSql = `
  select asked.place::int as place, b.month, b.base_unit as "baseUnit", b.behind, trim_scale(b.low) as low,
    trim_scale(b.middle) as middle, trim_scale(b.high) as high, t.organization_id is not null and t.half is null as "isNowhere"
  from unnest((select $2::uuid[]), (select $3::text[]), (select $4::text[])) with ordinality asked(supplier_id, article_key, gtin, place)
  join organization o on o.organization_id = $1
  left join organization_supplier s on s.organization_id = $1 and s.id = asked.supplier_id
  left join lateral (
    select coalesce(d.merged_into, d.id) as id from supplier d where d.id = s.directory_id offset 0) d on true
  left join lateral (
    select m.goods from market_goods m where m.supplier_id = d.id and m.article_key = asked.article_key offset 0) g on true
  cross join lateral (
    select case when o.is_sample then 'sample/' || s.id || '/' || asked.article_key
      else coalesce(g.goods, 'gtin/' || asked.gtin) end as goods) k
  left join market_seat t on t.organization_id = $1 and t.goods = k.goods
  left join lateral (
    select * from market_band b
    where b.goods = k.goods and b.month >= $5::date and (t.organization_id is null or b.half = 1 - t.half)
    order by b.low is null, b.half, b.month desc limit 1
  ) b on true
  where not exists (select from market_opt_out where organization_id = $1)`;

const bandOf = (record: BandRecord): MarketBand => {
  const { month, baseUnit, behind, low, middle, high } = record;
  if (record.isNowhere) return { state: 'withheld' };
  if (month === null || baseUnit === null || behind === null) return { state: 'few' };
  if (low === null || middle === null || high === null) return { state: 'withheld' };
  return { state: 'shown', baseUnit, low, middle, high, behind, ...windowOf(month) };
};

/** Whether an organization has left the market. */
export const hasOptedOut = async (reader: Reader, organizationId: string): Promise<boolean> => {
  const out = await reader.query('select from market_opt_out where organization_id = $1', [organizationId]);
  return out.length > 0;
};

/** Whether an organization is shown bands: its plan may have none, and it may have opted out. */
export const bandStateOf = async (
  reader: Reader,
  { organizationId, view }: UnitScope,
): Promise<BandState> => {
  if (view?.marketBand === false) return 'locked';
  return (await hasOptedOut(reader, organizationId)) ? 'opted-out' : 'shown';
};

/** The bands of articles as the organization may see them, in their order; all null where it is shown none. */
export const bandsOf = async (
  reader: Reader,
  scope: UnitScope,
  articles: readonly BandAsked[],
  today: string,
): Promise<readonly (MarketBand | null)[]> => {
  if (articles.length === 0 || scope.view?.marketBand === false) return articles.map(() => null);
  const rows = await reader.query<BandRecord>(bandsSql, [
    scope.organizationId,
    articles.map(({ supplierId }) => supplierId),
    articles.map(({ articleKey }) => articleKey),
    articles.map(({ gtin }) => sharedGtin(gtin) ?? ''),
    oldestShown(today),
  ]);
  if (rows.length === 0) return articles.map(() => null);
  const found = new Map(rows.map((row) => [row.place, bandOf(row)]));
  return articles.map((_, at) => found.get(at + 1) ?? { state: 'few' });
};
