import type { PackSize } from '#core/values/pack-size.ts';
import { isSamePack } from './compare-units.ts';
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
export const statusOf = (kind: DecisionKind): AlertStatus => (acceptsNewest(kind) ? 'RESOLVED' : 'IGNORED');

/**
 * The price that a temporary-price decision lets pass: that of its newest settled entry. It is the newest line's too,
 * unless that line is already back at the old price.
 */
const temporaryOf = ({ settled, until }: Decision): TemporaryPrice | null => {
  const newest = settled.at(-1);
  if (until === null || newest === undefined) return null;
  const { billedPrice: price, printed, pack, watchedPrice, dealId } = newest;
  return { price, printed, pack, watchedPrice, dealId, until };
};

/** Both sides of every changed pack that was ignored. */
const letBe = ({ settled }: Decision): PackSize[] =>
  settled.flatMap(({ perBase }) =>
    perBase === null
      ? []
      : [perBase.watchedPack, perBase.billedPack].map((amount) => ({ baseUnit: perBase.baseUnit, amount })),
  );

const withPacks = (known: readonly PackSize[], more: readonly PackSize[]): PackSize[] =>
  [...known, ...more].filter((pack, at, all) => all.findIndex((other) => isSamePack(other, pack)) === at);

const acceptedBy = ({ newest }: Decision): WatchedPrice => ({
  ...factsOf(newest),
  after: newest.key,
  dealId: null,
});

/**
 * What a decision changes for the lines after `at`, as a rule its newest line. Counters are not touched. Before the article's
 * first line there is no watched price to move, and where the rule follows the last price (`follows`) decisions only set statuses.
 */
export const playDecision = (
  state: WatchState,
  decision: Decision,
  at: LineKey,
  follows: boolean,
): WatchState => {
  if (acceptsNewest(decision.kind))
    return {
      ...state,
      at,
      watched: state.watched === null || follows ? state.watched : acceptedBy(decision),
      temporary: null,
      endedDeals: [...state.endedDeals, ...decision.endedDeals],
    };
  if (decision.kind === 'ignore')
    return { ...state, at, knownPacks: withPacks(state.knownPacks, letBe(decision)) };
  return decision.kind === 'temporary'
    ? { ...state, at, temporary: temporaryOf(decision) }
    : { ...state, at };
};
