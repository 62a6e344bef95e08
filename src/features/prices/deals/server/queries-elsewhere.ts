import { boughtElsewhere, type OtherGoods } from '#core/products/bought-elsewhere.ts';
import { unusedDays } from '#core/price-watch/deal-status.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { FollowedDeal } from '../contract-list.ts';

interface OtherArticle extends OtherGoods {
  readonly articleId: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly price: string;
}

const othersSql = `
  select a.id as "articleId", a.supplier_id as "supplierId", s.display_name as "supplierName", a.name, a.unit, a.category,
    a.currency, a.last_date as "lastDate", trim_scale(a.last_price) as price
  from unit_article a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where a.organization_id = $1 and a.unit_id = $2 and a.last_price is not null and a.last_date >= $3::date - ${unusedDays}
  order by a.id`;

/** Deals of the unit with where their goods are bought instead and for what price, when nothing is bought under them. */
export const withElsewhere = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  deals: readonly Omit<FollowedDeal, 'elsewhere'>[],
  today: string,
): Promise<FollowedDeal[]> => {
  const others = deals.some(({ isUnused }) => isUnused)
    ? await reader.query<OtherArticle>(othersSql, [organizationId, unitId, today])
    : [];
  return deals.map((deal) => {
    const { title, unit, category, currency, supplierId } = deal;
    const foreign = deal.isUnused ? others.filter((other) => other.supplierId !== supplierId) : [];
    const found = boughtElsewhere({ name: title, unit, category, currency }, foreign);
    return {
      ...deal,
      elsewhere:
        found === null
          ? null
          : {
              articleId: found.articleId,
              supplierName: found.supplierName,
              name: found.name,
              unit: found.unit,
              price: found.price,
            },
    };
  });
};
