import { evaluate } from '#core/price-watch/evaluate.ts';
import { referenceOn } from '#core/price-watch/reference.ts';
import { countStatuses } from '#core/price-watch/summary.ts';
import { number, opinionsOf, ownTalliesOf, talliesOf, toldOf } from './as-opinion.ts';
import { decide, watchedOn } from '../second-opinion/opinion.ts';
import type { Made } from '../second-opinion/world.ts';
import { type Choose, type History, lastDate } from './histories.ts';
import { type Played, playHistory } from './play-history.ts';
import { insist, insistSame } from './insist.ts';
import { oldestFirst, anyOrder } from './arrival-orders.ts';

/** Plays the same history through the second opinion, which keeps its own decisions, and compares after every round. */
const agreesWithSecondOpinion = (history: History, rounds: readonly Played[]): void => {
  let decisions: readonly Made[] = [];
  for (const [index, round] of rounds.entries()) {
    const { lines, context, state } = round;
    const asked = history.rounds[index]?.decision ?? null;
    const before = { ...context, lines, decisions };
    const made =
      asked && decide(before, { id: `d${index}`, sequence: index, kind: asked.kind, until: asked.until });
    if (made !== null) decisions = [...decisions, made];
    insistSame(
      decisions.map(({ id, settled, ended }) => [id, settled.map((entry) => entry.id), ended]),
      round.decisions.map(({ id, settled, endedDeals }) => [
        id,
        settled.map((entry) => entry.id),
        endedDeals,
      ]),
      'the same is settled and the same deals end',
    );
    const world = { ...before, decisions };
    insistSame(toldOf(round.entries), opinionsOf(world), 'the entries are those of the second opinion');
    insistSame(
      talliesOf(state.tallies),
      ownTalliesOf(world),
      'what became of the deals is that of the second opinion',
    );
    const mine = referenceOn(state, lastDate, context)?.facts.price ?? null;
    const other = watchedOn(lastDate, world);
    insistSame(mine && number(mine), other && number(other), 'the next line is compared with the same price');
  }
};

const countsAddUp = ({ entries, state }: Played): void => {
  const { total, unresolved, resolved, ignored } = state.counters;
  insist(total === unresolved + resolved + ignored, 'total = unresolved + resolved + ignored');
  insistSame(countStatuses(entries), { total, unresolved, resolved, ignored }, 'counters count the entries');
};

const decisionsStay = (before: Played | undefined, { decisions, entries, lines }: Played): void => {
  const known = before?.decisions ?? [];
  insistSame(decisions.slice(0, known.length), known, 'a stored decision never changes');
  if (decisions.length > known.length)
    insist(countStatuses(entries).unresolved === 0, 'a decision settles every unresolved entry');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const decision of decisions)
    for (const settled of decision.settled) {
      if (!lines.some(({ id }) => id === settled.id)) continue;
      const entry = byId.get(settled.id);
      insist(entry?.decision?.id === decision.id, 'a settled entry keeps its decision');
      insist(entry?.sumDiff === settled.sumDiff, 'a settled entry keeps its figures');
    }
};

/**
 * The laws of price monitoring over one history; throws at the first that is broken. Equal to the second opinion, in any
 * order of arrival between decisions and with any repetition; line by line equal to all at once; counts add up; decisions stay.
 */
export const checkLaws = (history: History, choose: Choose): void => {
  const rounds = playHistory(history, oldestFirst);
  const mixed = playHistory(history, anyOrder(choose));
  for (const [index, round] of rounds.entries()) {
    const { lines, decisions, context, entries, state } = round;
    insistSame({ state, entries }, evaluate(lines, decisions, context), 'line by line equals all at once');
    const { lines: _lines, ...result } = round;
    const { lines: _others, ...other } = mixed[index] ?? round;
    insistSame(result, other, 'any order of arrival, any repetition');
    countsAddUp(round);
    decisionsStay(rounds[index - 1], round);
  }
  agreesWithSecondOpinion(history, rounds);
};
