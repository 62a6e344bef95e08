import { decimal, rounded } from '#core/values/decimal.ts';
import { dayBefore } from '#core/values/calendar.ts';
import { inPack, packChanged } from './compare-units.ts';
import { promisedPrice } from './deal-price.ts';
import { dealAlerts } from './deal-tolerance.ts';
import type { Deal, DealTally } from './deal-types.ts';
import { isAt } from './is-at.ts';
import { referenceOn } from './reference.ts';
import type { OrderLine, WatchContext, WatchState } from './types.ts';

const emptyTally = (dealId: string): DealTally => ({
  dealId,
  isBegun: false,
  before: null,
  lines: 0,
  followed: 0,
  quantity: '0',
  sum: '0',
  keptQuantity: '0',
  keptValue: '0',
  over: '0',
  last: null,
});

const plus = (a: string, b: string): string => decimal(a).plus(decimal(b)).toFixed();

const withTally = (tallies: readonly DealTally[], tally: DealTally): DealTally[] =>
  tallies.some(({ dealId }) => dealId === tally.dealId)
    ? tallies.map((each) => (each.dealId === tally.dealId ? tally : each))
    : [...tallies, tally];

const tallyOf = (tallies: readonly DealTally[], { id }: Deal): DealTally =>
  tallies.find(({ dealId }) => dealId === id) ?? emptyTally(id);

/** What was watched on the eve of a deal, in its pack; `null` where nothing was. The state has not come past that eve. */
export const watchedBefore = (state: WatchState, deal: Deal, context: WatchContext): string | null => {
  const reference = referenceOn(state, dayBefore(deal.validFrom), context);
  if (reference === null) return null;
  const { price, pack } = reference.facts;
  return pack !== null && deal.pack !== null && packChanged(pack, deal.pack)
    ? inPack(price, pack, deal.pack)
    : price;
};

/** The state as its history comes to `date`: deals that have begun by then keep what was watched the day before. */
export const passEves = (state: WatchState, date: string, context: WatchContext): WatchState => {
  let { tallies } = state;
  for (const deal of context.deals) {
    const tally = tallyOf(tallies, deal);
    if (deal.validFrom > date || tally.isBegun) continue;
    // Without its past, which a state that was stored before deals were counted has not kept, nothing is known of that eve.
    const isPast = state.at !== null && state.at.invoiceDate >= deal.validFrom;
    const before = isPast ? null : watchedBefore(state, deal, context);
    tallies = withTally(tallies, { ...tally, isBegun: true, before });
  }
  return tallies === state.tallies ? state : { ...state, tallies };
};

/** Whether a state tells of every deal that its history has come past; one that was stored before deals were counted does not. */
export const tellsDeals = ({ at, tallies }: WatchState, deals: readonly Deal[]): boolean =>
  at === null ||
  deals.every(
    ({ id, validFrom }) =>
      validFrom > at.invoiceDate || tallies.some(({ dealId, isBegun }) => isBegun && dealId === id),
  );

/** Counts a line that the deal is in force for. */
export const tallyLine = (tallies: readonly DealTally[], deal: Deal, line: OrderLine): DealTally[] => {
  const tally = tallyOf(tallies, deal);
  const promised = promisedPrice(deal, line.quantity);
  const isAtPrice = isAt(line, { price: promised, printed: null });
  const difference = decimal(line.price).minus(decimal(promised));
  const isBroken = !isAtPrice && dealAlerts(deal, difference, promised);
  const isKept = isAtPrice || difference.lte('0');
  const value = decimal(promised).times(decimal(line.quantity)).toFixed();
  return withTally(tallies, {
    ...tally,
    lines: tally.lines + 1,
    followed: tally.followed + (isBroken ? 0 : 1),
    quantity: plus(tally.quantity, line.quantity),
    sum: plus(tally.sum, line.sum),
    keptQuantity: isKept ? plus(tally.keptQuantity, line.quantity) : tally.keptQuantity,
    keptValue: isKept ? plus(tally.keptValue, value) : tally.keptValue,
    over: isBroken ? plus(tally.over, rounded(difference.times(decimal(line.quantity)), 2)) : tally.over,
    last: { date: line.key.invoiceDate, price: line.price, promised },
  });
};

/**
 * What a fixed-price deal has saved, kronor to the öre: (watched price the day before it began − its price) × the quantity bought
 * at or under its price. `null` where nothing was watched before it. Source: DESIGN-2, 3.1.
 */
export const savedBy = ({
  before,
  keptQuantity,
  keptValue,
}: Pick<DealTally, 'before' | 'keptQuantity' | 'keptValue'>): string | null =>
  before === null ? null : rounded(decimal(before).times(decimal(keptQuantity)).minus(decimal(keptValue)), 2);
