import { dayBefore } from '#core/values/calendar.ts';
import type { EndedDeal } from './deal-types.ts';
import type { SettledEntry } from './types.ts';

/**
 * Deals that a resolve ends: those in force at the settled entries, each the day before the first entry settled under it. A
 * deal that is kept to goes on, and so does one that stood behind the broken one.
 */
export const endedDeals = (settled: readonly SettledEntry[]): EndedDeal[] => {
  const ended = new Map<string, EndedDeal>();
  for (const { dealId, key } of settled)
    if (dealId !== null && !ended.has(dealId))
      ended.set(dealId, { dealId, lastDay: dayBefore(key.invoiceDate) });
  return [...ended.values()];
};
