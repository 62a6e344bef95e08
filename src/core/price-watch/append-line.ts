import { compareKeys } from './line-order.ts';
import { isMonitored } from './monitored.ts';
import type { OrderLine, WatchContext, WatchState } from './types.ts';
import { type Step, playLine } from './play-line.ts';

/** Whether a line comes after everything the state has seen; otherwise it is late and `evaluate` must answer. */
export const isNewest = (state: WatchState, line: OrderLine): boolean =>
  state.at === null || compareKeys(line.key, state.at) > 0;

/**
 * Takes one new line in constant time; equal to evaluating all lines again. The line must be `isNewest` and its id
 * unknown to the article's decisions. A line that is not monitored changes nothing. Throws RangeError for a late line.
 */
export const appendLine = (state: WatchState, line: OrderLine, context: WatchContext): Step => {
  if (!isMonitored(line, context.currency)) return { state, entry: null };
  if (!isNewest(state, line)) throw new RangeError('late line: evaluate the article from all its lines');
  return playLine(state, line, context, null);
};
