import { endedDeals } from './ended-deals.ts';
import { compareKeys } from './line-order.ts';
import type { AlertEntry, Decision, SettledEntry, WatchState } from './types.ts';

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
 * when there is nothing to settle. `state` and `entries` are what the person was shown: entries that have
 * arrived since stay unresolved.
 */
export const settle = (
  state: WatchState,
  entries: readonly AlertEntry[],
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
    endedDeals: request.kind === 'resolve' ? endedDeals(settled) : [],
  };
};
