import { judgingDeal, ruleOn } from './agreed.ts';
import { countsFrom, linesOf } from './known.ts';
import { type Key, type Line, type Watched, type World, dayAfter, earlier, nightOf, order } from './world.ts';

/** A watched price that begins at its place. Of several at one place the highest rank holds; those of decisions are above 0. */
export interface Moment extends Watched {
  readonly rank: number;
}

const ofLine = (line: Line, isFirst: boolean, world: World): Moment[] => {
  const { key, pack } = line;
  const deal = judgingDeal(line, world);
  if (deal !== undefined)
    return [
      { price: deal.price, printed: null, pack: deal.pack ?? pack, dealId: deal.id, since: key, rank: 0 },
    ];
  const follows = ruleOn(key.invoiceDate, world).reference === 'last';
  return isFirst || follows
    ? [{ price: line.price, printed: line.printed, pack, dealId: null, since: key, rank: 0 }]
    : [];
};

/** Every night from the first line on, while a deal is in force, its price is the watched one. */
const ofNights = (lines: readonly Line[], until: string, world: World): Moment[] => {
  const moments: Moment[] = [];
  for (let day = lines[0]?.key.invoiceDate ?? '9999'; day < until; day = dayAfter(day, 1)) {
    const since = nightOf(day);
    const pack = lines.findLast(({ key }) => order(key, since) < 0)?.pack ?? null;
    const deal = judgingDeal({ key: since, pack }, world);
    if (deal !== undefined)
      moments.push({
        price: deal.price,
        printed: null,
        pack: deal.pack ?? pack,
        dealId: deal.id,
        since,
        rank: 0,
      });
  }
  return moments;
};

const ofDecisions = (first: Key, world: World): Moment[] =>
  world.decisions.flatMap((decision) => {
    const { watched, newest, sequence, kind } = decision;
    const end = countsFrom(decision, world);
    const kept = { ...watched, since: earlier(watched.since, end), rank: 2 * sequence + 1 };
    const { price, printed, pack } = newest;
    const moved = { price, printed, pack, dealId: null, since: end, rank: 2 * sequence + 2 };
    const moments = kind === 'resolve' || kind === 'history' ? [kept, moved] : [kept];
    return moments.filter(
      ({ since }) => order(first, since) <= 0 && ruleOn(since.invoiceDate, world).reference !== 'last',
    );
  });

/** All places at which the watched price was set, before the night of a day. None of them depends on another. */
export const momentsOf = (until: string, world: World): Moment[] => {
  const lines = linesOf(world);
  const [first] = lines;
  if (first === undefined) return [];
  return [
    ...lines.flatMap((line) => ofLine(line, line === first, world)),
    ...ofNights(lines, until, world),
    ...ofDecisions(first.key, world),
  ].toSorted((a, b) => order(a.since, b.since) || a.rank - b.rank);
};
