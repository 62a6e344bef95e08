import { appendLine, isNewest } from '#core/price-watch/append-line.ts';
import { emptyState } from '#core/price-watch/play-line.ts';
import { evaluate } from '#core/price-watch/evaluate.ts';
import { compareKeys } from '#core/price-watch/line-order.ts';
import { settle } from '#core/price-watch/settle.ts';
import type { Deal } from '#core/price-watch/deal-types.ts';
import type { Decision, Evaluation, OrderLine, WatchContext, WatchRule } from '#core/price-watch/types.ts';
import type { History, Round } from './histories.ts';

/** Everything known when a round is over, after its decision. */
export interface Played extends Evaluation {
  readonly lines: readonly OrderLine[];
  readonly decisions: readonly Decision[];
  readonly context: WatchContext;
}

/** How the lines of a round reach the article. */
export type Arrival = (lines: readonly OrderLine[]) => readonly OrderLine[];

const request = (round: Round, sequence: number) => {
  const base = { id: `d${sequence}`, sequence, comment: sequence % 2 === 0 ? null : `comment ${sequence}` };
  const { kind, until } = round.decision ?? { kind: 'ignore', until: '' };
  return kind === 'temporary' ? { ...base, kind, until } : { ...base, kind };
};

/**
 * Plays a history as the database does: a newer line is appended, and anything else (late line,
 * decision, new deal, changed rule) evaluates the article from all its lines. Returns the end of every round.
 */
export const playHistory = (history: History, arrival: Arrival): Played[] => {
  const deals: Deal[] = [];
  const rules: WatchRule[] = [];
  let lines: OrderLine[] = [];
  const decisions: Decision[] = [];
  let now: Evaluation = { state: emptyState, entries: [] };

  const arrive = (line: OrderLine, context: WatchContext): void => {
    if (lines.some((known) => known.id === line.id)) return;
    lines.push(line);
    if (!isNewest(now.state, line)) {
      now = evaluate(lines, decisions, context);
      return;
    }
    const { state, entry } = appendLine(now.state, line, context);
    now = { state, entries: entry ? [...now.entries, entry] : now.entries };
  };

  return history.rounds.map((round, index) => {
    const newestFirst = lines.toSorted((a, b) => compareKeys(b.key, a.key));
    lines = newestFirst.slice(round.removed);
    deals.push(...round.deals);
    rules.push(...round.rules);
    const context = { currency: 'SEK', rules: [...rules], deals: [...deals], siblings: history.siblings };
    now = evaluate(lines, decisions, context);
    for (const line of arrival(round.lines)) arrive(line, context);
    const decision = round.decision && settle(now.state, now.entries, request(round, index));
    if (decision) {
      decisions.push(decision);
      now = evaluate(lines, decisions, context);
    }
    return { ...now, lines: [...lines], decisions: [...decisions], context };
  });
};
