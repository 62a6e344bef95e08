import type { DecisionInEffect } from './in-effect.ts';
import { compareKeys } from './line-order.ts';
import { sameAmount } from './monitored.ts';
import { acceptsNewest } from './play-decision.ts';
import type { Comparison, Decision, OrderLine, SettledEntry } from './types.ts';

/** An entry's decision; `comparison` carries the stored figures when the decision settled this very line. */
export interface Settlement {
  readonly decision: Decision;
  readonly comparison: Comparison;
}

/** Answers what decisions say of a line: `comparison` is how the line was judged, `null` when silent. */
export type SettlementOf = (line: OrderLine, comparison: Comparison | null) => Settlement | null;

const isAmongLines = ({ decision, from, until }: DecisionInEffect, { key }: OrderLine): boolean => {
  if (compareKeys(key, until) > 0) return false;
  const first = decision.settled[0];
  return compareKeys(key, from) > 0 || (first !== undefined && compareKeys(key, first.key) >= 0);
};

const isAccepted = (decision: Decision, price: string): boolean =>
  (acceptsNewest(decision.kind) && sameAmount(decision.newest.price, price)) ||
  decision.settled.some((entry) => sameAmount(entry.billedPrice, price));

const figures = (entry: SettledEntry): Comparison => ({
  kind: entry.kind,
  why: entry.why,
  watchedPrice: entry.watchedPrice,
  billedPrice: entry.billedPrice,
  itemDiff: entry.itemDiff,
  perBase: entry.perBase,
  dealId: entry.dealId,
});

/**
 * Reads the decisions of an article, in their order. A settled entry keeps its decision and figures as long as its line
 * has the price that was settled. A late line among the lines of a decision inherits the first one that accepts its price.
 */
export const settlements = (decisions: readonly DecisionInEffect[]): SettlementOf => {
  const settled = new Map<string, { decision: Decision; entry: SettledEntry }>();
  for (const { decision } of decisions)
    for (const entry of decision.settled) settled.set(entry.id, { decision, entry });

  return (line, comparison) => {
    const own = settled.get(line.id);
    if (own && sameAmount(own.entry.billedPrice, line.price))
      return { decision: own.decision, comparison: figures(own.entry) };
    if (comparison === null) return null;
    const inherited = decisions.find(
      (each) => isAmongLines(each, line) && isAccepted(each.decision, line.price),
    );
    return inherited ? { decision: inherited.decision, comparison } : null;
  };
};
