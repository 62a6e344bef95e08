import { dayBefore } from '#core/values/calendar.ts';
import { packChanged } from './compare-units.ts';
import type { Deal, EndedDeal } from './deal-types.ts';
import type { PackSize } from '#core/values/pack-size.ts';

/** Whether a date is among a deal's days, both ends included. */
const covers = (deal: Deal, date: string): boolean =>
  deal.validFrom <= date && (deal.validTo === null || date <= deal.validTo);

const beats = (deal: Deal, other: Deal): boolean => {
  if (deal.scope !== other.scope) return deal.scope === 'unit';
  if (deal.validFrom !== other.validFrom) return deal.validFrom > other.validFrom;
  return deal.id > other.id;
};

/** An article's deals, with what keeps them from being in force: `ended` by a decision, or agreed for another pack. */
export interface Agreed {
  readonly deals: readonly Deal[];
  readonly ended: readonly EndedDeal[];
  /** The pack of the line that is judged. */
  readonly pack: PackSize | null;
  /** When its goods came, where it states that. */
  readonly deliveryDate?: string | null;
}

/**
 * The deal in force on a date, or by its price basis on the delivery's: a unit's beats the organization's, then the latest start. It may be market-priced;
 * then it only informs.
 */
export const dealOn = ({ deals, ended, pack, deliveryDate }: Agreed, date: string): Deal | null => {
  let best: Deal | null = null;
  for (const deal of deals) {
    const day = deal.basis === 'delivery' ? (deliveryDate ?? date) : date;
    if (!covers(deal, day) || packChanged(deal.pack, pack)) continue;
    if (ended.some(({ dealId }) => dealId === deal.id)) continue;
    if (best === null || beats(deal, best)) best = deal;
  }
  return best;
};

/** The deal whose price is the reference on a date: the one in force, unless it is market-priced. */
export const fixedDealOn = (agreed: Agreed, date: string): Deal | null => {
  const deal = dealOn(agreed, date);
  return deal === null || deal.marketPriced ? null : deal;
};

/** Deals that gave the reference on any of the days `from`–`to`, both inclusive, the last one first; one may come twice. */
const fixedDealsOf = (agreed: Agreed, from: string, to: string): Deal[] => {
  const { deals } = agreed;
  if (deals.length === 0) return [];
  const days = [to];
  for (const deal of deals) {
    // A deal stops being in force on its own last day, or on the eve of one that beats it.
    if (deal.validTo !== null) days.push(deal.validTo);
    days.push(dayBefore(deal.validFrom));
  }
  const inside = days.filter((day) => from <= day && day <= to).toSorted();
  return inside.reverse().flatMap((day) => fixedDealOn(agreed, day) ?? []);
};

/** The last deal that gave the reference on any of the days `from`–`to`, both inclusive. */
export const lastFixedDeal = (agreed: Agreed, from: string, to: string): Deal | null =>
  fixedDealsOf(agreed, from, to)[0] ?? null;

/** Whether no other deal gave the reference on any of the days `from`–`to`, both inclusive. */
export const isUndisturbed = (agreed: Agreed, { id }: Deal, from: string, to: string): boolean =>
  fixedDealsOf(agreed, from, to).every((deal) => deal.id === id);
