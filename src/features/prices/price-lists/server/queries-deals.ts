import { yearlyAmount } from '#core/price-watch/yearly-impact.ts';
import type { ComparedPrice } from '#core/price-lists/compare-list.ts';
import { decimal } from '#core/values/decimal.ts';
import { appliesHere, effectiveTo } from '#features/prices/deals/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { PriceListLine } from '../contract-line.ts';

/** A deal of the unit or the whole organization about an article that the unit buys. */
export interface ArticleDeal {
  readonly id: string;
  readonly goods: string;
  readonly price: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly marketPriced: boolean;
  readonly isWhole: boolean;
}

const dealsSql = `
  select d.id, a.article_key as goods, trim_scale(d.price) as price, d.valid_from as "validFrom", ${effectiveTo} as "validTo",
    d.market_priced as "marketPriced", d.unit_ids is null as "isWhole"
  from deal d
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = d.supplier_id
    and a.article_key = d.article_key
  where ${appliesHere} and d.supplier_id = $3 and coalesce(${effectiveTo} >= $4::date, true)
  order by d.unit_ids is null, d.valid_from, d.id`;

/** Deals about a supplier's articles that have not ended before a day, by article; a unit's, which beats the organization's, first. */
export const dealsSince = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string,
  day: string,
): Promise<ReadonlyMap<string, readonly ArticleDeal[]>> =>
  Map.groupBy(
    await reader.query<ArticleDeal>(dealsSql, [organizationId, unitId, supplierId, day]),
    ({ goods }) => goods,
  );

/** The deal of those that is in force on a day. */
export const dealOn = (deals: readonly ArticleDeal[], day: string): ArticleDeal | null =>
  deals.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo)) ?? null;

/** A deal beside a list's price of its article. */
export const besideDeal = (
  { id, price, validFrom, validTo, marketPriced }: ArticleDeal,
  { asBought, article }: Pick<ComparedPrice, 'asBought' | 'article'>,
): NonNullable<PriceListLine['deal']> => {
  const difference =
    marketPriced || asBought === null ? null : decimal(asBought).minus(decimal(price)).toFixed();
  const quantity = article?.yearly?.quantity ?? null;
  return {
    id,
    price,
    validFrom,
    validTo,
    marketPriced,
    difference,
    yearly: difference === null || quantity === null ? null : yearlyAmount(difference, quantity),
  };
};
