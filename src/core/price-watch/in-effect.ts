import { earlierKey } from './line-order.ts';
import type { Decision, LineKey } from './types.ts';

/** A decision and its lines: those after `from`, up to and with `until`, where it takes effect. */
export interface DecisionInEffect {
  readonly decision: Decision;
  /** Where the watched price began that it was made against. */
  readonly from: LineKey;
  /** Its newest line. */
  readonly until: LineKey;
}

/**
 * Decisions in their order, with their places in the history. When a newest line is gone and the next decision was made
 * on older lines, both hold from there: what a person saw last counts.
 */
export const inEffect = (decisions: readonly Decision[]): DecisionInEffect[] => {
  const held: DecisionInEffect[] = [];
  let next: LineKey | null = null;
  for (const decision of decisions.toSorted((a, b) => b.sequence - a.sequence)) {
    const until: LineKey = earlierKey(next, decision.newest.key);
    held.push({ decision, from: earlierKey(until, decision.watched.after), until });
    next = until;
  }
  return held.reverse();
};
