import { decimal } from '#core/values/decimal.ts';
import { countLine, noLines } from './counters.ts';
import { judge } from './judge.ts';
import { factsOf } from './monitored.ts';
import { statusOf } from './play-decision.ts';
import type { SettlementOf } from './settlement.ts';
import type { AlertEntry, Comparison, Decision, OrderLine, WatchContext, WatchState } from './types.ts';

/** An article before its first line. */
export const emptyState: WatchState = {
  watched: null,
  newest: null,
  temporary: null,
  endedDeals: [],
  at: null,
  counters: noLines,
};

/** The state after a line, and the entry that the line became; `null` when it is silent. */
export interface Step {
  readonly state: WatchState;
  readonly entry: AlertEntry | null;
}

const entryOf = (line: OrderLine, comparison: Comparison, decision: Decision | null): AlertEntry => ({
  ...comparison,
  id: line.id,
  key: line.key,
  quantity: line.quantity,
  sumDiff: decimal(comparison.itemDiff).times(decimal(line.quantity)).toFixed(),
  status: decision === null ? 'UNRESOLVED' : statusOf(decision.kind),
  decision: decision && { id: decision.id, kind: decision.kind, comment: decision.comment },
});

/** Plays one monitored line that comes after all that the state has seen. */
export const playLine = (
  state: WatchState,
  line: OrderLine,
  context: WatchContext,
  settlementOf: SettlementOf | null,
): Step => {
  const { comparison, watched } = judge(state, line, context);
  const settlement = settlementOf?.(line, comparison) ?? null;
  const shown = settlement?.comparison ?? comparison;
  const entry = shown && entryOf(line, shown, settlement?.decision ?? null);
  const newest = { ...factsOf(line), id: line.id, key: line.key };
  return {
    entry,
    state: { ...state, watched, newest, at: line.key, counters: countLine(state.counters, line, entry) },
  };
};
