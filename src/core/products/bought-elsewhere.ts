import { packSizeOf } from '#core/values/pack-size.ts';
import { unitOf } from '#core/values/units.ts';
import { normaliseName } from './article-key.ts';

/** Goods as a supplier sells them: name and unit of measure as invoices write them. */
export interface NamedGoods {
  readonly name: string;
  readonly unit: string;
  readonly category: string;
  readonly currency: string;
}

/** Goods of another supplier, with the day on which they were bought last: an ISO date. */
export interface OtherGoods extends NamedGoods {
  readonly lastDate: string;
}

/** Words that say what goods are, not how large or how packed. */
const tellingLength = 5;

const wordsOf = (name: string): Set<string> =>
  new Set(
    normaliseName(name)
      .split(' ')
      .filter((word) => word.length >= tellingLength && /^\p{L}+$/u.test(word)),
  );

const measureOf = (unit: string): string => {
  const known = unitOf(unit);
  return known === null ? unit.trim().toLowerCase() : `${known.unit} ${known.factor ?? ''}`;
};

const packOf = (name: string): string | null => {
  const pack = packSizeOf(name);
  return pack && `${pack.amount} ${pack.baseUnit}`;
};

/** How alike two goods are; 0 where a price of one says nothing about the other. */
const likeness = (goods: NamedGoods, other: NamedGoods): number => {
  if (goods.currency !== other.currency || measureOf(goods.unit) !== measureOf(other.unit)) return 0;
  if (normaliseName(goods.name) === normaliseName(other.name)) return Number.POSITIVE_INFINITY;
  if (goods.category !== other.category || packOf(goods.name) !== packOf(other.name)) return 0;
  const words = wordsOf(goods.name);
  return [...wordsOf(other.name)].filter((word) => words.has(word)).length;
};

/**
 * Of goods of other suppliers those that are bought instead: of the same name, or of the same category, pack and unit of measure
 * with a telling word in common. The most alike, of equals the one bought last; null without any. Source: DESIGN-2, 3.1.
 */
export const boughtElsewhere = <Other extends OtherGoods>(
  goods: NamedGoods,
  others: readonly Other[],
): Other | null => {
  let [best, most]: [Other | null, number] = [null, 0];
  for (const other of others) {
    const alike = likeness(goods, other);
    const isBetter = alike > most || (alike === most && best !== null && other.lastDate > best.lastDate);
    if (alike > 0 && isBetter) [best, most] = [other, alike];
  }
  return best;
};
