import { evaluate } from '#core/price-watch/evaluate.ts';
import { referenceOn } from '#core/price-watch/reference.ts';
import { countStatuses } from '#core/price-watch/summary.ts';
import type { AlertEntry } from '#core/price-watch/types.ts';
import { type Choose, type History, lastDate } from './histories.ts';
import { endOfDay } from './place.ts';
import { type Played, playHistory } from './play-history.ts';
import { Book } from './reference-implementation.ts';
import { insist, insistSame } from './insist.ts';
import { oldestFirst, anyOrder } from './arrival-orders.ts';

const withoutCause = ({ why: _why, perBase: _perBase, ...entry }: AlertEntry) => entry;

const agreesWithBook = ({ lines, decisions, context, entries, state }: Played): void => {
  const book = new Book(lines, decisions, context);
  insistSame(entries.map(withoutCause), book.entries(), 'the entries are those of the reference');
  const mine = referenceOn(state, lastDate, context)?.facts.price ?? null;
  const next = book.watched(endOfDay(lastDate))?.price ?? null;
  insistSame(mine, next, 'the next line is compared with the same price');
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
 * The laws of price monitoring over one history; throws at the first that is broken. Equal to the reference, in any
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
    agreesWithBook(round);
    countsAddUp(round);
    decisionsStay(rounds[index - 1], round);
  }
};
