import { dayBefore } from '#core/values/calendar.ts';
import { covers } from './deals.ts';
import type { Deal, Decision, SettledEntry } from './types.ts';

/**
 * Deals that a resolve ends, the day before the first entry settled under them: the broken ones, and when one of those
 * still covers the newest line's date, all that would cover it in its place. A deal that is kept to goes on.
 */
export const endedDeals = (
  deals: readonly Deal[],
  settled: readonly SettledEntry[],
  newestDate: string,
): Decision['endedDeals'] => {
  const underDeals = settled.filter((entry) => entry.dealId !== null);
  const first = underDeals[0];
  if (first === undefined) return [];
  const lastDay = dayBefore(first.key.invoiceDate);
  const isBroken = ({ id }: Deal): boolean => underDeals.some((entry) => entry.dealId === id);
  const holdsNow = deals.filter((deal) => !deal.marketPriced && covers(deal, newestDate));
  const successors = holdsNow.some(isBroken) ? holdsNow : [];
  return deals
    .filter((deal) => isBroken(deal) || successors.includes(deal))
    .map((deal) => ({ dealId: deal.id, lastDay }));
};
