import type { Deal } from '#core/price-watch/deal-types.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DealRow } from '../contract-row.ts';

/** A deal as the statements below answer it. */
export interface DealRecord extends Omit<DealRow, 'tolerance' | 'createdAt'> {
  readonly toleranceType: 'amount' | 'percent';
  readonly toleranceUp: string;
  readonly toleranceDown: string;
  readonly createdAt: Date;
}

/** The viewer's role in unit `u` is one of those that may write: a condition; `$3` is who views. */
export const mayWrite = `exists (
  select from outlet o join membership m on m.organization_id = $1 and m.outlet_id = o.id
  where o.organization_id = $1 and o.main_unit_id = u.id and m.user_id = $3 and m.role in ('editor', 'owner'))`;

const sees = `exists (
  select from outlet o join membership m on m.organization_id = $1 and m.outlet_id = o.id
  where o.organization_id = $1 and o.main_unit_id = u.id and m.user_id = $3)`;

/** Its last day for `unit_article a` in unit $2: as agreed, or where a decision on the article ended it. */
export const effectiveTo = `
  least(d.valid_to, (
    select min((x.ended ->> 'lastDay')::date) from jsonb_array_elements(a.watch_state -> 'endedDeals') x(ended)
    where x.ended ->> 'dealId' = d.id::text))`;

/** Columns of `deal d` of supplier `s`, with its article `a` in the unit and its source `f`, as `DealRecord`. */
export const dealColumns = `
  d.id,
  case when d.unit_ids is not null then array(
    select u.id from unnest(d.unit_ids) u(id) where ${sees} order by u.id) end as "unitIds",
  coalesce((select count(*) from unnest(d.unit_ids) u(id) where not ${sees}), 0)::int as "otherUnits",
  d.supplier_id as "supplierId", s.display_name as "supplierName", coalesce(d.article_number, '') as "articleNumber",
  d.unit, d.title, trim_scale(d.price) as price, d.breaks, d.basis, d.pack, d.currency,
  d.valid_from as "validFrom", d.valid_to as "validTo", ${effectiveTo} as "effectiveTo",
  d.tolerance_type as "toleranceType", trim_scale(d.tolerance_up) as "toleranceUp",
  trim_scale(d.tolerance_down) as "toleranceDown", d.market_priced as "marketPriced",
  case when f.id is not null then json_build_object('documentId', f.id, 'fileName', f.file_name, 'page', d.source_page,
    'row', d.source_row, 'receivedOn', (f.received_at at time zone 'Europe/Stockholm')::date, 'receivedBy', b.full_name)
    end as source, n.full_name as "createdBy", d.created_at as "createdAt", d.note`;

/** Deals `d` of organization $1 with what `dealColumns` needs; `appliesHere` are those that apply to unit $2. */
export const fromDeals = `
  from deal d
  join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
  left join unit_article k on k.organization_id = $1 and k.unit_id = $2 and k.supplier_id = d.supplier_id
    and k.article_key = d.article_key
  left join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = coalesce(k.stitched_into, k.id)
  left join document f on f.organization_id = $1 and f.unit_id = $2 and f.id = d.source_document_id
  left join member_name b on b.organization_id = $1 and b.user_id = f.received_by
  left join member_name n on n.organization_id = $1 and n.user_id = d.created_by`;

export const appliesHere = 'd.organization_id = $1 and coalesce($2 = any(d.unit_ids), true)';

/** A record as the wire has it. */
export const dealOf = ({ toleranceType, toleranceUp, toleranceDown, ...deal }: DealRecord): DealRow => ({
  ...deal,
  createdAt: deal.createdAt.toISOString(),
  tolerance: { type: toleranceType, up: toleranceUp, down: toleranceDown },
});

/** One deal that applies to the unit, as a person sees it, or null. */
export const findDeal = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  dealId: string,
  viewerId: string | null,
): Promise<DealRow | null> => {
  const [record] = await reader.query<DealRecord>(
    `select ${dealColumns} ${fromDeals} where ${appliesHere} and d.id = $4`,
    [organizationId, unitId, viewerId, dealId],
  );
  return record === undefined ? null : dealOf(record);
};

/** What a deal is about, and for which units. */
export interface DealGoods {
  readonly supplierId: string;
  readonly articleKey: string;
  /** Null: every unit of the organization. */
  readonly unitIds: readonly string[] | null;
}

/** The goods and all units of a deal of the organization, for its own commands. */
export const goodsOfDeal = async (
  reader: Reader,
  { organizationId }: UnitScope,
  dealId: string,
): Promise<DealGoods | null> => {
  const [goods] = await reader.query<DealGoods>(
    `select supplier_id as "supplierId", article_key as "articleKey", unit_ids as "unitIds"
     from deal where organization_id = $1 and id = $2`,
    [organizationId, dealId],
  );
  return goods ?? null;
};

/** A deal as the core judges by it. */
export const coreDealOf = (
  id: string,
  terms: Pick<
    DealRow,
    'price' | 'breaks' | 'basis' | 'pack' | 'validFrom' | 'validTo' | 'tolerance' | 'marketPriced'
  >,
  isWhole: boolean,
): Deal => {
  const type = terms.tolerance.type === 'amount' ? 'kr' : 'percent';
  return {
    id,
    scope: isWhole ? 'organization' : 'unit',
    price: terms.price,
    breaks: terms.breaks,
    basis: terms.basis,
    pack: terms.pack,
    validFrom: terms.validFrom,
    validTo: terms.validTo,
    toleranceUp: { type, value: terms.tolerance.up },
    toleranceDown: { type, value: terms.tolerance.down },
    marketPriced: terms.marketPriced,
  };
};
