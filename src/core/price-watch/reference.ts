import { dayBefore } from '#core/values/calendar.ts';
import { promisedPrice } from './deal-price.ts';
import type { Deal } from './deal-types.ts';
import { dealOn, isUndisturbed, lastFixedDeal } from './deals.ts';
import { laterKey, startOfDay } from './line-order.ts';
import { ruleOn } from './rules.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { isSamePack } from './compare-units.ts';
import type { OrderLine, PriceFacts, RuleSetting, WatchContext, WatchedPrice, WatchState } from './types.ts';

/** What a line of some date is compared with, and by which measure. */
export interface Reference {
  /** The price it is compared with. */
  readonly facts: PriceFacts;
  /** The watched price that stays after the line, unless the rule follows the last invoiced price. */
  readonly watched: WatchedPrice;
  /** The fixed-price deal in force; its tolerance judges instead of the rule. */
  readonly deal: Deal | null;
  /** The deal in force, market-priced or not. */
  readonly agreed: Deal | null;
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
  // By delivery date a deal may judge a line that was invoiced before its first day.
  const after = laterKey(at, startOfDay(deal.validFrom < date ? deal.validFrom : date));
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

/** What of the next line decides what it is compared with, beside its date. */
type NextLine = Pick<OrderLine, 'pack' | 'deliveryDate'> & { readonly quantity: string | null };

/**
 * What the next line would be compared with if it were dated `date`, which may not lie before the state's newest line; `null`
 * when it would be the article's first line. A line that is not known has the newest one's pack, and of a deal's prices that of
 * its lowest quantity.
 */
export const referenceOn = (
  state: WatchState,
  date: string,
  context: WatchContext,
  line: NextLine = { pack: state.newest?.pack ?? null, quantity: null, deliveryDate: null },
): Reference | null => {
  const { pack, quantity, deliveryDate } = line;
  const rule = ruleOn(context.rules, date);
  const agreed = dealOn({ deals: context.deals, ended: state.endedDeals, pack, deliveryDate }, date);
  const deal = agreed?.marketPriced ? null : agreed;
  if (deal !== null) {
    const watched = watchedFromDeal(state, context.deals, { deal, pack, date });
    const facts = { ...watched, price: promisedPrice(deal, quantity) };
    return { facts, watched, deal, agreed, rule };
  }
  if (state.at === null || state.watched === null) return null;
  const { watched } = passDeals(state, date, context);
  if (watched === null) return null;
  const facts = rule.reference === 'last' ? (state.newest ?? watched) : watched;
  return { facts, watched, deal, agreed, rule };
};
