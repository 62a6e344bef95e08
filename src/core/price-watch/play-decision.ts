import { factsOf } from './monitored.ts';
import type {
  AlertStatus,
  Decision,
  DecisionKind,
  LineKey,
  TemporaryPrice,
  WatchedPrice,
  WatchState,
} from './types.ts';

/** Whether a decision makes its newest line's price the watched one. */
export const acceptsNewest = (kind: DecisionKind): boolean => kind === 'resolve' || kind === 'history';

/** The status that a decision gives its entries. */
export const statusOf = (kind: DecisionKind): AlertStatus =>
  acceptsNewest(kind) || kind === 'temporary' ? 'RESOLVED' : 'IGNORED';

/**
 * The price that a temporary-price decision lets pass: that of its newest settled entry. It is the newest line's too,
 * unless that line is already back at the old price.
 */
const temporaryOf = ({ settled, until }: Decision): TemporaryPrice | null => {
  const newest = settled.at(-1);
  return until === null || newest === undefined ? null : { price: newest.billedPrice, until };
};

const acceptedBy = ({ newest }: Decision): WatchedPrice => ({
  ...factsOf(newest),
  after: newest.key,
  dealId: null,
});

/** What a decision changes for the lines after `at`, as a rule its newest line. Counters are not touched. */
export const playDecision = (state: WatchState, decision: Decision, at: LineKey): WatchState => {
  if (acceptsNewest(decision.kind))
    return {
      ...state,
      at,
      watched: acceptedBy(decision),
      temporary: null,
      endedDeals: [...state.endedDeals, ...decision.endedDeals.map((ended) => ended.dealId)],
    };
  return decision.kind === 'temporary'
    ? { ...state, at, temporary: temporaryOf(decision) }
    : { ...state, at };
};
