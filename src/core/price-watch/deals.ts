import { dayBefore } from '#core/values/calendar.ts';
import type { Deal } from './types.ts';

/** Whether a date is among a deal's days, both ends included. */
export const covers = (deal: Deal, date: string): boolean =>
  deal.validFrom <= date && (deal.validTo === null || date <= deal.validTo);

const beats = (deal: Deal, other: Deal): boolean => {
  if (deal.scope !== other.scope) return deal.scope === 'unit';
  if (deal.validFrom !== other.validFrom) return deal.validFrom > other.validFrom;
  return deal.id > other.id;
};

/**
 * The deal in force on a date: a unit's beats the organization's, then the latest start. It may be market-priced;
 * then it only informs. `ended` are deals that a decision has ended for this article.
 */
export const dealOn = (deals: readonly Deal[], ended: readonly string[], date: string): Deal | null => {
  let best: Deal | null = null;
  for (const deal of deals) {
    if (!covers(deal, date) || ended.includes(deal.id)) continue;
    if (best === null || beats(deal, best)) best = deal;
  }
  return best;
};

/** The deal whose price is the reference on a date: the one in force, unless it is market-priced. */
export const fixedDealOn = (deals: readonly Deal[], ended: readonly string[], date: string): Deal | null => {
  const deal = dealOn(deals, ended, date);
  return deal === null || deal.marketPriced ? null : deal;
};

/** The last deal that gave the reference on any of the days `from`–`to`, both inclusive. */
export const lastFixedDeal = (
  deals: readonly Deal[],
  ended: readonly string[],
  from: string,
  to: string,
): Deal | null => {
  if (deals.length === 0) return null;
  const days = [to];
  for (const deal of deals) {
    // A deal stops being in force on its own last day, or on the eve of one that beats it.
    if (deal.validTo !== null) days.push(deal.validTo);
    days.push(dayBefore(deal.validFrom));
  }
  const inside = days.filter((day) => from <= day && day <= to).toSorted();
  for (const day of inside.reverse()) {
    const deal = fixedDealOn(deals, ended, day);
    if (deal !== null) return deal;
  }
  return null;
};
