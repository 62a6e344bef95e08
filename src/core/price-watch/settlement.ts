import type { DecisionInEffect } from './in-effect.ts';
import { compareKeys } from './line-order.ts';
import { sameAmount } from './monitored.ts';
import { acceptsNewest } from './play-decision.ts';
import { packChanged } from './compare-units.ts';
import { isAt } from './is-at.ts';
import type { AlertEntry, Comparison, Decision, OrderLine, PriceFacts, SettledEntry } from './types.ts';

/** The decision that an entry stands settled by; without an id it came late and is history. */
export type SettledBy = NonNullable<AlertEntry['decision']>;

/** `comparison` carries the stored figures when a decision settled this very line. */
export interface Settlement {
  readonly by: SettledBy;
  readonly comparison: Comparison;
}

/** Answers what decisions say of a line: `comparison` is how the line was judged, `null` when silent. */
export type SettlementOf = (line: OrderLine, comparison: Comparison | null) => Settlement | null;

const isAmongLines = ({ decision, from, until }: DecisionInEffect, { key }: OrderLine): boolean => {
  if (compareKeys(key, until) > 0) return false;
  const first = decision.settled[0];
  return compareKeys(key, from) > 0 || (first !== undefined && compareKeys(key, first.key) >= 0);
};

const isPriceOf = (line: OrderLine, priced: Pick<PriceFacts, 'price' | 'printed' | 'pack'>): boolean =>
  !packChanged(line.pack, priced.pack) && isAt(line, priced);

/** A decision reaches entries under the deals that it was made on (or under none), at prices that it settled or accepted. */
const isAccepted = ({ kind, newest, settled }: Decision, line: OrderLine, dealId: string | null): boolean => {
  const alike = settled.filter((entry) => entry.dealId === dealId);
  if (alike.length === 0) return false;
  return (
    (acceptsNewest(kind) && isPriceOf(line, newest)) ||
    alike.some((entry) => isPriceOf(line, { ...entry, price: entry.billedPrice }))
  );
};

const historyOf: SettledBy = { id: null, kind: 'history', comment: null };

const byOf = ({ id, kind, comment }: Decision): SettledBy => ({ id, kind, comment });

const figures = (entry: SettledEntry): Comparison => ({
  kind: entry.kind,
  why: entry.why,
  watchedPrice: entry.watchedPrice,
  billedPrice: entry.billedPrice,
  printed: entry.printed,
  pack: entry.pack,
  itemDiff: entry.itemDiff,
  perBase: entry.perBase,
  dealId: entry.dealId,
});

/**
 * Reads the decisions of an article, in their order. A settled entry keeps its decision and figures as long as its line
 * has the price that was settled. A late line among the lines of a decision inherits the first one that accepts its price;
 * any other that stands before the newest line of the newest decision is history: a person has been past it.
 */
export const settlements = (decisions: readonly DecisionInEffect[]): SettlementOf => {
  const settled = new Map<string, { decision: Decision; entry: SettledEntry }>();
  for (const { decision } of decisions)
    for (const entry of decision.settled) settled.set(entry.id, { decision, entry });

  return (line, comparison) => {
    const own = settled.get(line.id);
    if (own && sameAmount(own.entry.billedPrice, line.price))
      return { by: byOf(own.decision), comparison: figures(own.entry) };
    if (comparison === null) return null;
    const inherited = decisions.find(
      (each) => isAmongLines(each, line) && isAccepted(each.decision, line, comparison.dealId),
    );
    if (inherited) return { by: byOf(inherited.decision), comparison };
    const newest = decisions.at(-1);
    const isPast = newest !== undefined && compareKeys(line.key, newest.until) <= 0;
    return isPast ? { by: historyOf, comparison } : null;
  };
};
