import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DealRow } from '../contract-row.ts';

interface DealRecord extends Omit<DealRow, 'tolerance'> {
  readonly toleranceType: 'amount' | 'percent';
  readonly toleranceUp: string;
  readonly toleranceDown: string;
}

const dealsSql = `
  select d.id, d.unit_id as "unitId", d.supplier_id as "supplierId", s.display_name as "supplierName",
    coalesce(d.article_number, '') as "articleNumber", d.unit, d.title, trim_scale(d.price) as price, d.currency,
    d.valid_from as "validFrom", d.valid_to as "validTo",
    least(d.valid_to, (
      select min((x.ended ->> 'lastDay')::date) from unit_article a
      cross join lateral jsonb_array_elements(a.watch_state -> 'endedDeals') x(ended)
      where a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = d.supplier_id and a.article_key = d.article_key
        and x.ended ->> 'dealId' = d.id::text)) as "effectiveTo", d.pack, d.tolerance_type as "toleranceType",
    trim_scale(d.tolerance_up) as "toleranceUp", trim_scale(d.tolerance_down) as "toleranceDown",
    d.market_priced as "marketPriced", d.note
  from deal d join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
  where d.organization_id = $1 and (d.unit_id is null or d.unit_id = $2)`;

const dealOf = ({ toleranceType, toleranceUp, toleranceDown, ...deal }: DealRecord): DealRow => ({
  ...deal,
  tolerance: { type: toleranceType, up: toleranceUp, down: toleranceDown },
});

/** Deals that apply to the unit, its own and the organization's, latest start first. */
export const listDeals = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<DealRow[]> => {
  const records = await reader.query<DealRecord>(`${dealsSql} order by d.valid_from desc, d.id`, [
    organizationId,
    unitId,
  ]);
  return records.map(dealOf);
};

/** One deal that applies to the unit, or null. */
export const findDeal = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  dealId: string,
): Promise<DealRow | null> => {
  const [record] = await reader.query<DealRecord>(`${dealsSql} and d.id = $3`, [
    organizationId,
    unitId,
    dealId,
  ]);
  return record === undefined ? null : dealOf(record);
};
