import { figuresOf } from '#core/market-band/figures.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Look } from './market.ts';

/** Prices that anybody might pay, in kronor, as the attacker knows. */
export const grid: readonly number[] = [100, 112, 125, 133, 147, 158];

const figureText = (prices: readonly number[]): string =>
  JSON.stringify(figuresOf(prices.map((price) => decimal(String(price)))));

/** Looks that share somebody, and so may be held against each other. */
const connected = (looks: readonly Look[]): readonly (readonly Look[])[] => {
  const groups: Look[][] = [];
  for (const look of looks) {
    const near = groups.filter((group) =>
      group.some(({ members }) => members.some((id) => look.members.includes(id))),
    );
    const joined = [look, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
};

const valuesIn = (
  looks: readonly Look[],
  known: ReadonlyMap<string, number>,
): ReadonlyMap<string, ReadonlySet<number>> => {
  const ids = [...new Set(looks.flatMap(({ members }) => members))];
  const unknown = ids.filter((id) => !known.has(id));
  const world = new Map(known);
  const fitting = new Map(unknown.map((id) => [id, new Set<number>()]));
  const told = looks.map(({ figures }) => JSON.stringify(figures));
  const fits = (): boolean =>
    looks.every(
      ({ members }, at) => figureText(members.map((id) => world.get(id) ?? Number.NaN)) === told[at],
    );
  const tryAll = (at: number): void => {
    const id = unknown[at];
    if (id === undefined) {
      if (fits()) for (const [each, values] of fitting) values.add(world.get(each) ?? Number.NaN);
      return;
    }
    for (const price of grid) {
      world.set(id, price);
      tryAll(at + 1);
    }
  };
  tryAll(0);
  return fitting;
};

/**
 * Whom an attacker can tell the price of: it tries every world of prices on the grid that agrees with all it has seen. It knows who stands
 * behind each figure, and the prices `known`, those of its own companies.
 */
export const toldApart = (
  looks: readonly Look[],
  known: ReadonlyMap<string, number> = new Map(),
): readonly string[] =>
  connected(looks).flatMap((group) =>
    [...valuesIn(group, known)].flatMap(([id, values]) => (values.size === 1 ? [id] : [])),
  );

/** What the same people would see if each were shown the figures of all others. */
export const naiveLooks = (prices: ReadonlyMap<string, number>): readonly Look[] =>
  [...prices.keys()].map((viewer) => {
    const members = [...prices.keys()].filter((id) => id !== viewer);
    return {
      members,
      figures: figuresOf(members.map((id) => decimal(String(prices.get(id))))),
    };
  });
