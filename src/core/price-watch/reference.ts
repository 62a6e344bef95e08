import { dayBefore } from '#core/values/calendar.ts';
import { fixedDealOn, isUndisturbed, lastFixedDeal } from './deals.ts';
import { laterKey, startOfDay } from './line-order.ts';
import { ruleOn } from './rules.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { isSamePack } from './compare-units.ts';
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

/** A deal in force for goods in a pack, for a line of a date. */
interface Held {
  readonly deal: Deal;
  readonly pack: PackSize | null;
  readonly date: string;
}

/** What is watched under a deal before `date`; it began earlier where the deal was watched already and nothing else since. */
const watchedFromDeal = (
  state: WatchState,
  deals: readonly Deal[],
  { deal, pack: ofLine, date }: Held,
): WatchedPrice => {
  const { watched, at } = state;
  const pack = deal.pack ?? ofLine;
  const goesOn = watched?.dealId === deal.id && watched.price === deal.price;
  if (goesOn && isSamePack(watched.pack, pack)) {
    const nights = { deals, ended: state.endedDeals, pack: state.newest?.pack ?? null };
    if (at === null || isUndisturbed(nights, deal, at.invoiceDate, dayBefore(date))) return watched;
  }
  const after = laterKey(at, startOfDay(deal.validFrom));
  const unknown = { printed: null, vatRate: null, discount: null, deposit: null };
  return { ...unknown, pack, price: deal.price, after, dealId: deal.id };
};

/** The state with the deals that were in force since its last line and before `date`, whose prices stay watched. */
export const passDeals = (state: WatchState, date: string, { deals }: WatchContext): WatchState => {
  if (deals.length === 0 || state.at === null || state.watched === null) return state;
  const pack = state.newest?.pack ?? null;
  const agreed = { deals, ended: state.endedDeals, pack };
  const past = lastFixedDeal(agreed, state.at.invoiceDate, dayBefore(date));
  if (past === null) return state;
  return { ...state, watched: watchedFromDeal(state, deals, { deal: past, pack, date }) };
};

/**
 * What the next line would be compared with if it were dated `date`, which may not lie before the state's newest line, and
 * in `pack`, as a rule the newest line's; `null` when it would be the article's first line.
 */
export const referenceOn = (
  state: WatchState,
  date: string,
  context: WatchContext,
  pack = state.newest?.pack ?? null,
): Reference | null => {
  const rule = ruleOn(context.rules, date);
  const agreed = { deals: context.deals, ended: state.endedDeals, pack };
  const deal = fixedDealOn(agreed, date);
  if (deal !== null) {
    const watched = watchedFromDeal(state, context.deals, { deal, pack, date });
    return { facts: watched, watched, deal, rule };
  }
  if (state.at === null || state.watched === null) return null;
  const { watched } = passDeals(state, date, context);
  if (watched === null) return null;
  const facts = rule.reference === 'last' ? (state.newest ?? watched) : watched;
  return { facts, watched, deal, rule };
};
