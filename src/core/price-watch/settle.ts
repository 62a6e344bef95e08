import { decimal } from '#core/values/decimal.ts';
import { endedDeals } from './ended-deals.ts';
import { compareKeys } from './line-order.ts';
import { playDecision, statusOf } from './play-decision.ts';
import type { AlertEntry, Deal, Decision, SettledEntry, WatchState } from './types.ts';

/** What a person asks for; `sequence` is greater than that of every earlier decision on the article. */
export type DecisionRequest = {
  readonly id: string;
  readonly sequence: number;
  readonly comment: string | null;
} & (
  | { readonly kind: 'resolve' | 'ignore' | 'claim' | 'history' }
  | { readonly kind: 'temporary'; readonly until: string }
);

const snapshot = ({ status: _status, decision: _decision, ...entry }: AlertEntry): SettledEntry => entry;

/**
 * The decision to store when a person settles an article's unresolved entries, with the figures it is made on; `null`
 * when there is nothing to settle. `state`, `entries` and `deals` are what the person was shown: entries that have
 * arrived since stay unresolved.
 */
export const settle = (
  state: WatchState,
  entries: readonly AlertEntry[],
  deals: readonly Deal[],
  request: DecisionRequest,
): Decision | null => {
  const { newest, watched } = state;
  const settled = entries
    .filter((entry) => entry.status === 'UNRESOLVED')
    .map(snapshot)
    .sort((a, b) => compareKeys(a.key, b.key));
  if (settled.length === 0 || newest === null || watched === null) return null;
  return {
    id: request.id,
    sequence: request.sequence,
    kind: request.kind,
    comment: request.comment,
    until: request.kind === 'temporary' ? request.until : null,
    settled,
    newest,
    watched,
    endedDeals: request.kind === 'resolve' ? endedDeals(deals, settled, newest.key.invoiceDate) : [],
  };
};

/**
 * The state after a decision that was just made on it, without reading the lines again. Throws RangeError when a newer
 * line has come since: then `evaluate` must answer.
 */
export const applyDecision = (state: WatchState, decision: Decision): WatchState => {
  if (state.newest?.id !== decision.newest.id)
    throw new RangeError('newer line: evaluate the article from all its lines');
  const count = decision.settled.length;
  const { counters } = state;
  const unresolvedSum = decision.settled.reduce(
    (rest, entry) => rest.minus(decimal(entry.sumDiff)),
    decimal(counters.unresolvedSum),
  );
  const resolves = statusOf(decision.kind) === 'RESOLVED';
  return {
    ...playDecision(state, decision, decision.newest.key),
    counters: {
      ...counters,
      unresolved: counters.unresolved - count,
      resolved: counters.resolved + (resolves ? count : 0),
      ignored: counters.ignored + (resolves ? 0 : count),
      unresolvedSum: unresolvedSum.toFixed(),
    },
  };
};
