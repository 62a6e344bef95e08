import { decimal } from '#core/values/decimal.ts';
import { comparePrices } from './compare-prices.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { compareUnits, inPack, isSamePack, packChanged } from './compare-units.ts';
import { dealAlerts } from './deal-tolerance.ts';
import type { Deal } from './deal-types.ts';
import { dealOn } from './deals.ts';
import { isAt } from './is-at.ts';
import type { StatedPrice } from './is-at.ts';
import { compareKeys } from './line-order.ts';
import { factsOf, sameAmount } from './monitored.ts';
import { type Reference, referenceOn } from './reference.ts';
import { ruleAlerts } from './rules.ts';
import type {
  Comparison,
  OrderLine,
  PriceFacts,
  SiblingLine,
  WatchContext,
  WatchedPrice,
  WatchState,
} from './types.ts';
import type { Promised } from './why.ts';

/** `comparison` is `null` when the line is silent; `watched` is the watched price after it. */
export interface Judgement {
  readonly comparison: Comparison | null;
  /** The deal in force for the line, market-priced or not. */
  readonly agreed: Deal | null;
  readonly watched: WatchedPrice;
}

const startedBy = (line: OrderLine): WatchedPrice => ({ ...factsOf(line), after: line.key, dealId: null });

const newestBefore = (line: OrderLine, siblings: readonly SiblingLine[]): SiblingLine | null => {
  let newest: SiblingLine | null = null;
  for (const sibling of siblings) {
    const precedes = compareKeys(sibling.key, line.key) < 0;
    if (precedes && (newest === null || compareKeys(sibling.key, newest.key) > 0)) newest = sibling;
  }
  return newest;
};

/** Only a market-priced deal can be in force for a line that nothing is the reference of. */
const judgeFirst = (state: WatchState, line: OrderLine, { deals, siblings }: WatchContext): Judgement => {
  const sibling = newestBefore(line, siblings);
  const { pack, deliveryDate } = line;
  const agreed = dealOn({ deals, ended: state.endedDeals, pack, deliveryDate }, line.key.invoiceDate);
  return { comparison: sibling && compareUnits(line, sibling), watched: startedBy(line), agreed };
};

const sameReference = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : sameAmount(a, b);

const promisedBy = ({ facts, watched, deal }: Reference): Promised => {
  if (deal !== null) return 'in-force';
  return facts === watched && watched.dealId !== null ? 'over' : 'no';
};

/** A temporary price passes in its pack, until its day, against what it was decided against. */
const isTemporary = (
  { temporary }: WatchState,
  line: OrderLine,
  { dealId, watchedPrice }: Comparison,
): boolean =>
  temporary !== null &&
  line.key.invoiceDate <= temporary.until &&
  temporary.dealId === dealId &&
  sameReference(temporary.watchedPrice, watchedPrice) &&
  !packChanged(line.pack, temporary.pack) &&
  isAt(line, temporary);

const isKnown = ({ knownPacks }: WatchState, pack: PackSize | null): boolean =>
  knownPacks.some((known) => isSamePack(known, pack));

/** A reference in the line's pack where both sizes are known, so that one rule judges both. */
const inPackOf = (line: OrderLine, { price, printed, pack }: PriceFacts): StatedPrice =>
  pack !== null && line.pack !== null && packChanged(line.pack, pack)
    ? { price: inPack(price, pack, line.pack), printed: printed && inPack(printed, pack, line.pack) }
    : { price, printed };

const compare = (state: WatchState, line: OrderLine, compared: Reference): Comparison | null => {
  const { facts, deal, rule } = compared;
  const promised = promisedBy(compared);
  const repacked = deal === null && packChanged(line.pack, facts.pack);
  if (repacked && !(isKnown(state, line.pack) && isKnown(state, facts.pack)))
    return compareUnits(line, facts, promised);
  const reference = deal ? facts : inPackOf(line, facts);
  if (isAt(line, reference)) return null;
  const difference = decimal(line.price).minus(decimal(reference.price));
  const alerts = deal
    ? dealAlerts(deal, difference, reference.price)
    : ruleAlerts(rule, difference, reference.price);
  if (!alerts) return null;
  return repacked
    ? compareUnits(line, facts, promised)
    : comparePrices(line, facts, deal?.id ?? null, promised);
};

/** Compares one monitored line with what the history before it watches. Source: PRODUCT.md, section 3. */
export const judge = (state: WatchState, line: OrderLine, context: WatchContext): Judgement => {
  const reference = referenceOn(state, line.key.invoiceDate, context, line);
  if (reference === null) return judgeFirst(state, line, context);
  // Decisions under the reference `last` only set statuses, so no temporary price silences there.
  const followsLast = reference.deal === null && reference.rule.reference === 'last';
  const comparison = compare(state, line, reference);
  const silent = comparison !== null && !followsLast && isTemporary(state, line, comparison);
  return {
    comparison: silent ? null : comparison,
    watched: followsLast ? startedBy(line) : reference.watched,
    agreed: reference.agreed,
  };
};
