import { endingDays, endWarning } from '#core/price-watch/deal-status.ts';
import { daysBetween } from '#core/values/calendar.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { appliesHere, effectiveTo, fromDeals } from './queries.ts';

/** A deal whose end is near. */
export interface EndingDeal {
  readonly id: string;
  readonly title: string;
  readonly supplier: string;
  readonly price: string;
  readonly currency: string;
  readonly unit: string;
  readonly validFrom: string;
  readonly effectiveTo: string;
}

const endingSql = `
  select * from (
    select d.id, d.title, s.display_name as supplier, trim_scale(d.price) as price, d.currency, d.unit,
      d.valid_from as "validFrom", ${effectiveTo} as "effectiveTo"
    ${fromDeals} where ${appliesHere} and d.valid_from <= $3::date
  ) e
  where e."effectiveTo" between $3::date and $3::date + ${endingDays}
  order by e."effectiveTo", e.title, e.id`;

/**
 * Deals that apply to the unit and whose end is to be told by `today`, an ISO date: those that a warning holds for which began
 * within so many days. Soonest first.
 */
export const newlyEnding = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { today, days }: { readonly today: string; readonly days: number },
): Promise<EndingDeal[]> => {
  const deals = await reader.query<EndingDeal>(endingSql, [organizationId, unitId, today]);
  return deals.filter((deal) => {
    const warning = endWarning(deal, today);
    return warning !== null && daysBetween(warning.since, today) < days;
  });
};
