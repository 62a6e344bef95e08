import { isBroad, toldCategory } from '../products/article-category.ts';
import type { Category } from '../products/category.ts';
import { isGtin } from '../values/gs1-number.ts';
import type { PackSize } from '../values/pack-size.ts';
import { goodsName } from './goods-name.ts';

/** Goods of one supplier, as far as it tells whether another's are the same. */
export interface ListedGoods {
  readonly supplierId: string;
  readonly name: string;
  /** Of the article: mostly its supplier's. */
  readonly category: Category;
  /** Null: unknown, and then nothing is proposed. */
  readonly pack: PackSize | null;
  /** Pieces in the pack: ten times 1 kg are other goods than 10 kg. */
  readonly count: number;
  readonly gtin: string | null;
}

/** How two goods are known to be one: by their GTIN, for certain, or by name, pack and category, which a person confirms. */
export type SameBy = 'gtin' | 'name';

/** A GTIN in its longest form; null for a number that is none, and for those that shops and scales give out themselves. */
export const sharedGtin = (gtin: string | null): string | null => {
  const digits = gtin?.trim() ?? '';
  if (!isGtin(digits)) return null;
  const full = digits.padStart(14, '0');
  // GS1 General Specifications, 1.4: an indicator 9 and the prefixes 02, 04 and 20 to 29 are of variable measure or given out within a
  // company, and an eight-digit number that begins with 0 or 2 likewise.
  const isOwn = digits.length === 8 ? /^[02]/.test(digits) : /^9|^.(?:02|04|2)/.test(full);
  return isOwn ? null : full;
};

type Told = Pick<ListedGoods, 'name' | 'category'>;

/** Whether the names of two goods tell different categories. What their suppliers sell most of says nothing of one of their goods. */
export const areAcross = (one: Pick<Told, 'name'>, other: Pick<Told, 'name'>): boolean => {
  const [first, second] = [toldCategory(one.name), toldCategory(other.name)];
  return first !== null && second !== null && first !== second;
};

/**
 * Whether two goods of one name may be of one category: it tells theirs, or their suppliers' are no different ones. Who sells
 * everything has none.
 */
export const mayBeOfOne = (one: Told, other: Told): boolean => {
  if (areAcross(one, other)) return false;
  if (toldCategory(one.name) !== null && toldCategory(other.name) !== null) return true;
  return one.category === other.category || isBroad(one.category) || isBroad(other.category);
};

/** What goods that may be the same have in common; null where name or pack is not known. */
export const proposalKey = ({
  name,
  pack,
  count,
}: Pick<ListedGoods, 'name' | 'pack' | 'count'>): string | null => {
  const called = goodsName(name);
  return pack === null || called === '' ? null : JSON.stringify([called, pack.baseUnit, pack.amount, count]);
};

/**
 * Whether goods of two suppliers are the same: an equal GTIN says so, equal normalised name, pack and category propose it. Never
 * across categories, and not where two GTINs differ. Source: DEALS.md, section 5, "Same goods".
 */
export const sameBy = (one: ListedGoods, other: ListedGoods): SameBy | null => {
  if (one.supplierId === other.supplierId || areAcross(one, other)) return null;
  const [first, second] = [sharedGtin(one.gtin), sharedGtin(other.gtin)];
  if (first !== null && second !== null) return first === second ? 'gtin' : null;
  const key = proposalKey(one);
  return key !== null && key === proposalKey(other) && mayBeOfOne(one, other) ? 'name' : null;
};

/** All pairs among goods that `sameBy` finds, by place in the list, each once; the work grows with the pairs and not with their square. */
export const pairsOfSame = (
  goods: readonly ListedGoods[],
): readonly { readonly one: number; readonly other: number; readonly by: SameBy }[] => {
  const places = new Map<string, number[]>();
  for (const [at, item] of goods.entries()) {
    const keys = [sharedGtin(item.gtin), proposalKey(item)].filter((key) => key !== null);
    for (const key of keys) places.set(key, [...(places.get(key) ?? []), at]);
  }
  const found = new Map<string, { one: number; other: number; by: SameBy }>();
  for (const alike of places.values())
    for (const [index, one] of alike.entries())
      for (const other of alike.slice(index + 1)) {
        const [first, second] = [goods[one], goods[other]];
        const by = first && second ? sameBy(first, second) : null;
        if (by !== null) found.set(`${one}-${other}`, { one, other, by });
      }
  return [...found.values()];
};
