import type { DecisionInEffect } from './in-effect.ts';
import { compareKeys, laterKey } from './line-order.ts';
import { playDecision } from './play-decision.ts';
import { ruleOn } from './rules.ts';
import type { LineKey, WatchRule, WatchState } from './types.ts';

/** Something that decisions do between two lines: after `at`, before the next line. */
interface Mark {
  readonly at: LineKey;
  readonly play: (state: WatchState) => WatchState;
}

/**
 * A decision pins the watched price it was made against, and takes effect after its newest line. Neither moves a price before
 * the article's first line, nor where the rule follows the last one.
 */
export const marksOf = (decisions: readonly DecisionInEffect[], rules: readonly WatchRule[]): Mark[] => {
  const follows = (at: LineKey): boolean => ruleOn(rules, at.invoiceDate).reference === 'last';
  const pin = (state: WatchState, { decision, from }: DecisionInEffect): WatchState => ({
    ...state,
    watched: state.watched === null || follows(from) ? state.watched : decision.watched,
    at: laterKey(state.at, from),
  });
  return decisions
    .flatMap((made): Mark[] => [
      { at: made.from, play: (state) => pin(state, made) },
      {
        at: made.until,
        play: (state) => playDecision(state, made.decision, made.until, follows(made.until)),
      },
    ])
    .sort((a, b) => compareKeys(a.at, b.at));
};
