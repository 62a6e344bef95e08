import type { DecisionInEffect } from './in-effect.ts';
import { compareKeys, laterKey } from './line-order.ts';
import { playDecision } from './play-decision.ts';
import type { LineKey, WatchState } from './types.ts';

/** Something that decisions do between two lines: after `at`, before the next line. */
interface Mark {
  readonly at: LineKey;
  readonly play: (state: WatchState) => WatchState;
}

/** A decision pins the watched price it was made against, and takes effect after its newest line. */
export const marksOf = (decisions: readonly DecisionInEffect[]): Mark[] =>
  decisions
    .flatMap(({ decision, from, until }): Mark[] => [
      {
        at: from,
        play: (state) => ({ ...state, watched: decision.watched, at: laterKey(state.at, from) }),
      },
      { at: until, play: (state) => playDecision(state, decision, until) },
    ])
    .sort((a, b) => compareKeys(a.at, b.at));
