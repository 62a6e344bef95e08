import type { Contribution } from '#core/market-band/publish.ts';
import { comparablePrice, knownPack } from '#core/sourcing/comparable-price.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { randomOf } from './rules-random.ts';

/** What the sample buys, with the price of one unit of measure. */
export interface SampleGoods {
  readonly articleKey: string;
  readonly name: string;
  readonly unit: string;
  readonly price: string;
}

/** How many invented neighbours buy an article: one time in six too few of them for a band. */
const crowds = [4, 12, 14, 18, 28, 46] as const;

/** Their prices around the sample's own: dearer, alike and cheaper. */
const levels = [0.93, 0.99, 1, 1.01, 1.03, 1.1] as const;

/**
 * What the neighbours pay for an article, the same each time; nothing where its pack is unknown. They are nobody: a sample's band is made
 * by the rules of every band, from prices around its own.
 */
export const neighboursOf = (
  { articleKey, name, unit, price }: SampleGoods,
  idOf: (neighbour: number) => string,
): readonly Contribution[] => {
  const pack = knownPack({ name, unit }, null)?.pack;
  if (pack === undefined) return [];
  const random = randomOf(`market ${articleKey}`);
  const crowd = crowds[random.between(0, crowds.length - 1)] ?? crowds[0];
  const level = levels[random.between(0, levels.length - 1)] ?? 1;
  const own = decimal(comparablePrice(price, pack));
  return Array.from({ length: crowd }, (_, neighbour): Contribution => {
    const organizationId = idOf(neighbour);
    const share = (level * (0.92 + 0.16 * random.next())).toFixed(4);
    const cost = rounded(own.times(decimal(share)), 2);
    return { organizationId, partyId: organizationId, baseUnit: pack.baseUnit, cost, volume: '1' };
  });
};
