import { decimal } from '#core/values/decimal.ts';
import { comparePrices } from './compare-prices.ts';
import { compareUnits, packChanged } from './compare-units.ts';
import { dealAlerts } from './deal-tolerance.ts';
import { compareKeys } from './line-order.ts';
import { factsOf, sameAmount } from './monitored.ts';
import { type Reference, referenceOn } from './reference.ts';
import { ruleAlerts } from './rules.ts';
import type { Promised } from './why.ts';
import type { Comparison, OrderLine, SiblingLine, WatchContext, WatchedPrice, WatchState } from './types.ts';

/** `comparison` is `null` when the line is silent; `watched` is the watched price after it. */
export interface Judgement {
  readonly comparison: Comparison | null;
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

const judgeFirst = (line: OrderLine, siblings: readonly SiblingLine[]): Judgement => {
  const sibling = newestBefore(line, siblings);
  return { comparison: sibling && compareUnits(line, sibling), watched: startedBy(line) };
};

const isTemporary = ({ temporary }: WatchState, line: OrderLine): boolean =>
  temporary !== null && line.key.invoiceDate <= temporary.until && sameAmount(line.price, temporary.price);

const promisedBy = ({ facts, watched, deal }: Reference): Promised => {
  if (deal !== null) return 'in-force';
  return facts === watched && watched.dealId !== null ? 'over' : 'no';
};

const compare = (line: OrderLine, reference: Reference): Comparison | null => {
  const { facts, deal, rule } = reference;
  const promised = promisedBy(reference);
  if (packChanged(line.pack, facts.pack)) return compareUnits(line, facts, promised);
  if (line.price === facts.price) return null;
  const difference = decimal(line.price).minus(decimal(facts.price));
  const alerts = deal ? dealAlerts(deal, difference) : ruleAlerts(rule, difference, facts.price);
  return alerts ? comparePrices(line, facts, deal?.id ?? null, promised) : null;
};

/** Compares one monitored line with what the history before it watches. Source: PRODUCT.md, section 3. */
export const judge = (state: WatchState, line: OrderLine, context: WatchContext): Judgement => {
  const reference = referenceOn(state, line.key.invoiceDate, context);
  if (reference === null) return judgeFirst(line, context.siblings);
  // Decisions under the reference `last` only set statuses, so no temporary price silences there.
  const followsLast = reference.deal === null && reference.rule.reference === 'last';
  const silent = !followsLast && isTemporary(state, line);
  return {
    comparison: silent ? null : compare(line, reference),
    watched: followsLast ? startedBy(line) : reference.watched,
  };
};
