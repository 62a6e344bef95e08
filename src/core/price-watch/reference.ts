import { dayBefore } from '#core/values/calendar.ts';
import { fixedDealOn, lastFixedDeal } from './deals.ts';
import { laterKey, startOfDay } from './line-order.ts';
import { ruleOn } from './rules.ts';
import type { Deal, PriceFacts, RuleSetting, WatchContext, WatchedPrice, WatchState } from './types.ts';

/** What a line of some date is compared with, and by which measure. */
export interface Reference {
  /** The price it is compared with. */
  readonly facts: PriceFacts;
  /** The watched price that stays after the line, unless the rule follows the last invoiced price. */
  readonly watched: WatchedPrice;
  /** The deal that covers the date; its tolerance judges instead of the rule. */
  readonly deal: Deal | null;
  readonly rule: RuleSetting;
}

const watchedFromDeal = (state: WatchState, deal: Deal): WatchedPrice => {
  const { watched } = state;
  if (watched?.dealId === deal.id && watched.price === deal.price) return watched;
  const after = laterKey(state.at, startOfDay(deal.validFrom));
  const unknown = { pack: null, vatRate: null, discount: null, deposit: null };
  return { ...unknown, price: deal.price, after, dealId: deal.id };
};

/** The state with the deals that were in force since its last line and before `date`, whose prices stay watched. */
export const passDeals = (state: WatchState, date: string, { deals }: WatchContext): WatchState => {
  if (deals.length === 0 || state.at === null || state.watched === null) return state;
  const past = lastFixedDeal(deals, state.endedDeals, state.at.invoiceDate, dayBefore(date));
  return past === null ? state : { ...state, watched: watchedFromDeal(state, past) };
};

/**
 * What the next line would be compared with if it were dated `date`, which may not lie before the state's newest line;
 * `null` when it would be the article's first line.
 */
export const referenceOn = (state: WatchState, date: string, context: WatchContext): Reference | null => {
  const { deals } = context;
  const rule = ruleOn(context.rules, date);
  const deal = fixedDealOn(deals, state.endedDeals, date);
  if (deal !== null) {
    const watched = watchedFromDeal(state, deal);
    return { facts: watched, watched, deal, rule };
  }
  if (state.at === null || state.watched === null) return null;
  const past = lastFixedDeal(deals, state.endedDeals, state.at.invoiceDate, date);
  const watched = past === null ? state.watched : watchedFromDeal(state, past);
  const facts = rule.reference === 'last' ? (state.newest ?? watched) : watched;
  return { facts, watched, deal, rule };
};
