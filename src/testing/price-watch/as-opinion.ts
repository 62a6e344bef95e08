import { savedBy } from '#core/price-watch/deal-tally.ts';
import type { DealTally } from '#core/price-watch/deal-types.ts';
import type { AlertEntry, Decision } from '#core/price-watch/types.ts';
import { decimal } from '#core/values/decimal.ts';
import { opinions } from '../second-opinion/opinion.ts';
import { tallies } from '../second-opinion/tallies.ts';
import type { Made, Settled, World } from '../second-opinion/world.ts';

/** Numbers as the core prints them, so that both sides can be read beside each other. */
export const number = (text: string): string => decimal(text).toFixed();

type PerBase = NonNullable<Settled['perBase']>;

const perBaseOf = ({ baseUnit, watched, billed }: PerBase): PerBase => ({ baseUnit, watched, billed });

/** Entries of the core, as far as the second opinion has one on them. */
export const toldOf = (entries: readonly AlertEntry[]): object[] =>
  entries.map(({ perBase, decision, watchedPrice, ...entry }) => ({
    id: entry.id,
    kind: entry.kind,
    billed: number(entry.billedPrice),
    watched: watchedPrice && number(watchedPrice),
    itemDiff: number(entry.itemDiff),
    sumDiff: number(entry.sumDiff),
    perBase: perBase && perBaseOf(perBase),
    dealId: entry.dealId,
    status: entry.status,
    decisionId: decision?.id ?? null,
    settledAs: decision?.kind ?? null,
  }));

/** Entries of the second opinion under the same names. */
export const opinionsOf = (world: World): object[] =>
  opinions(world).map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    billed: number(entry.billed),
    watched: entry.watched && number(entry.watched),
    itemDiff: entry.itemDiff,
    sumDiff: entry.sumDiff,
    perBase: entry.perBase && perBaseOf(entry.perBase),
    dealId: entry.dealId,
    status: entry.status,
    decisionId: entry.decisionId,
    settledAs: entry.settledAs,
  }));

/** Tallies of the core that count a line, by deal, as far as the second opinion has them. */
export const talliesOf = (told: readonly DealTally[]): object[] =>
  told
    .filter(({ lines }) => lines > 0)
    .toSorted((a, b) => (a.dealId < b.dealId ? -1 : 1))
    .map((tally) => {
      const saved = savedBy(tally);
      return {
        dealId: tally.dealId,
        lines: tally.lines,
        followed: tally.followed,
        quantity: number(tally.quantity),
        sum: number(tally.sum),
        saved: saved && number(saved),
        over: number(tally.over),
        last: tally.last && [tally.last.date, number(tally.last.price), number(tally.last.promised)],
      };
    });

/** Tallies of the second opinion under the same names. */
export const ownTalliesOf = (world: World): object[] =>
  tallies(world).map(({ last, ...tally }) => ({
    ...tally,
    quantity: number(tally.quantity),
    sum: number(tally.sum),
    saved: tally.saved && number(tally.saved),
    over: number(tally.over),
    last: [last.date, number(last.price), number(last.promised)],
  }));

/** A stored decision as the second opinion keeps its own. */
export const madeFrom = (decision: Decision): Made => ({
  id: decision.id,
  sequence: decision.sequence,
  kind: decision.kind,
  until: decision.until,
  settled: decision.settled.map(({ watchedPrice, billedPrice, ...entry }) => ({
    ...entry,
    watched: watchedPrice,
    billed: billedPrice,
    referencePack: entry.perBase && { baseUnit: entry.perBase.baseUnit, amount: entry.perBase.watchedPack },
  })),
  newest: decision.newest,
  watched: { ...decision.watched, since: decision.watched.after },
  ended: decision.endedDeals,
});
