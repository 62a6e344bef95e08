import { acceptsNewest } from './play-decision.ts';
import type { Decision, WatchedPrice } from './types.ts';

/** A watched price from a day on. */
export interface WatchedStep {
  readonly from: string;
  readonly price: string;
  /** The decision that it began with; `null` when a first purchase or a deal did. */
  readonly decisionId: string | null;
}

/**
 * What was watched from when on, oldest first: as each decision found it and left it, and `watched` at last. A day has one
 * price, its last, and a price that goes on is one step.
 */
export const watchedSteps = (
  decisions: readonly Decision[],
  watched: WatchedPrice | null,
): readonly WatchedStep[] => {
  const found = decisions
    .toSorted((a, b) => a.sequence - b.sequence)
    .flatMap(({ id, kind, watched: before, newest }): WatchedStep[] => [
      { from: before.after.invoiceDate, price: before.price, decisionId: null },
      ...(acceptsNewest(kind) ? [{ from: newest.key.invoiceDate, price: newest.price, decisionId: id }] : []),
    ]);
  const now = watched ? [{ from: watched.after.invoiceDate, price: watched.price, decisionId: null }] : [];
  const steps: WatchedStep[] = [];
  for (const step of [...found, ...now].toSorted((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : 0,
  )) {
    const last = steps.at(-1);
    if (last?.price === step.price) continue;
    if (last?.from === step.from) steps.pop();
    if (steps.at(-1)?.price !== step.price) steps.push(step);
  }
  return steps;
};
