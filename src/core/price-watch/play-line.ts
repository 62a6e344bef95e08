import { decimal } from '#core/values/decimal.ts';
import { countLine, noLines } from './counters.ts';
import { passEves, tallyLine } from './deal-tally.ts';
import { judge } from './judge.ts';
import { factsOf } from './monitored.ts';
import { statusOf } from './play-decision.ts';
import type { SettledBy, SettlementOf } from './settlement.ts';
import type { AlertEntry, Comparison, OrderLine, WatchContext, WatchState } from './types.ts';

/** An article before its first line. */
export const emptyState: WatchState = {
  watched: null,
  newest: null,
  temporary: null,
  endedDeals: [],
  tallies: [],
  knownPacks: [],
  at: null,
  counters: noLines,
};

/** The state after a line, and the entry that the line became; `null` when it is silent. */
export interface Step {
  readonly state: WatchState;
  readonly entry: AlertEntry | null;
}

const entryOf = (line: OrderLine, comparison: Comparison, by: SettledBy | null): AlertEntry => ({
  ...comparison,
  id: line.id,
  key: line.key,
  quantity: line.quantity,
  sumDiff: decimal(comparison.itemDiff).times(decimal(line.quantity)).toFixed(),
  status: by === null ? 'UNRESOLVED' : by.id === null ? 'IGNORED' : statusOf(by.kind),
  decision: by,
});

/** Plays one monitored line that comes after all that the state has seen. One that states no pack has the last known one. */
export const playLine = (
  before: WatchState,
  stated: OrderLine,
  context: WatchContext,
  settlementOf: SettlementOf | null,
): Step => {
  const state = passEves(before, stated.key.invoiceDate, context);
  const line = stated.pack ? stated : { ...stated, pack: state.newest?.pack ?? null };
  const { comparison, watched, agreed } = judge(state, line, context);
  const settlement = settlementOf?.(line, comparison) ?? null;
  const shown = settlement?.comparison ?? comparison;
  const entry = shown && entryOf(line, shown, settlement?.by ?? null);
  const newest = { ...factsOf(line), id: line.id, key: line.key };
  const tallies = agreed === null ? state.tallies : tallyLine(state.tallies, agreed, line);
  const counters = countLine(state.counters, line, entry);
  return { entry, state: { ...state, watched, newest, tallies, at: line.key, counters } };
};
