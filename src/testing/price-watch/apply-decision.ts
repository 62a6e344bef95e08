import { decimal } from '#core/values/decimal.ts';
import { playDecision, statusOf } from '#core/price-watch/play-decision.ts';
import { ruleOn } from '#core/price-watch/rules.ts';
import type { Decision, WatchRule, WatchState } from '#core/price-watch/types.ts';

/**
 * The state after a decision that was just made on it, without reading the lines again. Throws RangeError when a newer
 * line has come since: then `evaluate` must answer.
 */
export const applyDecision = (
  state: WatchState,
  decision: Decision,
  rules: readonly WatchRule[],
): WatchState => {
  if (state.newest?.id !== decision.newest.id)
    throw new RangeError('newer line: evaluate the article from all its lines');
  const { key } = decision.newest;
  const count = decision.settled.length;
  const { counters } = state;
  const unresolvedSum = decision.settled.reduce(
    (rest, entry) => rest.minus(decimal(entry.sumDiff)),
    decimal(counters.unresolvedSum),
  );
  const resolves = statusOf(decision.kind) === 'RESOLVED';
  return {
    ...playDecision(state, decision, key, ruleOn(rules, key.invoiceDate).reference === 'last'),
    counters: {
      ...counters,
      unresolved: counters.unresolved - count,
      resolved: counters.resolved + (resolves ? count : 0),
      ignored: counters.ignored + (resolves ? 0 : count),
      unresolvedSum: unresolvedSum.toFixed(),
    },
  };
};
