import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** A deal whose end is near enough to be told. */
export interface EndingDeal {
  readonly id: string;
  readonly title: string;
  readonly supplier: string;
  readonly price: string;
  readonly currency: string;
  readonly unit: string;
  readonly lastDay: string;
}

/** A week's letter tells of an end twice: in the week in which it comes within the first number of days, and the last. */
const endingSql = `
  select d.id, d.title, s.display_name as supplier, trim_scale(d.price) as price, d.currency, d.unit, d.valid_to as "lastDay"
  from deal d join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
  where d.organization_id = $1 and (d.unit_id is null or d.unit_id = $2) and d.valid_from <= $3::date
    and (d.valid_to between $3::date + ($4::int - 6) and $3::date + $4::int
      or d.valid_to between $3::date and $3::date + $5::int)
    and not exists (
      select from unit_article a cross join lateral jsonb_array_elements(a.watch_state -> 'endedDeals') x(ended)
      where a.organization_id = $1 and a.unit_id = $2 and a.supplier_id = d.supplier_id and a.article_key = d.article_key
        and x.ended ->> 'dealId' = d.id::text)
  order by d.valid_to, d.title, d.id`;

/** Deals that apply to the unit and end within the days that a weekly warning tells of, soonest first. `today` is an ISO date. */
export const endingDeals = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  {
    today,
    days,
  }: { readonly today: string; readonly days: { readonly first: number; readonly last: number } },
): Promise<EndingDeal[]> =>
  reader.query<EndingDeal>(endingSql, [organizationId, unitId, today, days.first, days.last]);
