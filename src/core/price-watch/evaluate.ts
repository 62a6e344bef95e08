import { emptyState, playLine } from './play-line.ts';
import { inEffect } from './in-effect.ts';
import { compareKeys } from './line-order.ts';
import { isMonitored } from './monitored.ts';
import { passDeals } from './reference.ts';
import { passEves } from './deal-tally.ts';
import { settlements } from './settlement.ts';
import type { AlertEntry, Decision, Evaluation, LineKey, OrderLine, WatchContext } from './types.ts';
import { marksOf } from './decision-marks.ts';

const inOrder = (lines: readonly OrderLine[], currency: string): OrderLine[] => {
  const once = new Map(lines.map((line) => [line.id, line]));
  return [...once.values()]
    .filter((line) => isMonitored(line, currency))
    .sort((a, b) => compareKeys(a.key, b.key));
};

/**
 * The entries and state of one article from all its lines and decisions, whatever order they come in; a line given
 * twice counts once. Lines that are not monitored are left out. Source: PRODUCT.md, section 3.
 */
export const evaluate = (
  lines: readonly OrderLine[],
  decisions: readonly Decision[],
  context: WatchContext,
): Evaluation => {
  const made = inEffect(decisions);
  const settlementOf = made.length > 0 ? settlements(made) : null;
  const marks = marksOf(made, context.rules);
  const entries: AlertEntry[] = [];
  let state = emptyState;
  let next = 0;
  const playMarks = (before: LineKey | null): void => {
    for (let mark = marks[next]; mark !== undefined; mark = marks[next]) {
      if (before !== null && compareKeys(mark.at, before) >= 0) return;
      const day = mark.at.invoiceDate;
      state = mark.play(passDeals(passEves(state, day, context), day, context));
      next += 1;
    }
  };

  for (const line of inOrder(lines, context.currency)) {
    playMarks(line.key);
    const step = playLine(state, line, context, settlementOf);
    state = step.state;
    if (step.entry !== null) entries.push(step.entry);
  }
  playMarks(null);
  return { state, entries };
};
