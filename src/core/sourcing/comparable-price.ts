import { decimal, rounded } from '../values/decimal.ts';
import { type PackReading, type PackSize, readPack } from '../values/pack-size.ts';
import type { Unit } from '../values/unit-spellings.ts';
import { unitOf } from '../values/units.ts';

/** Goods as an invoice names them, with the unit of measure that their price is for. */
export interface PricedGoods {
  readonly name: string;
  readonly unit: string;
}

/** How the content of one unit of measure is known: it is a measure itself, the name says it, or a person did. */
export type PackSource = 'unit' | 'name' | 'stated';

export interface KnownPack {
  readonly pack: PackSize;
  readonly from: PackSource;
  /** Pieces in it, as the name says; 1 where it is known otherwise. */
  readonly count: number;
}

/** Reads a name; whoever asks often keeps the answers. */
export type ReadName = (name: string) => PackReading;

const places = 6;

/** Cases: what is named may be one of several in them. */
const cases: ReadonlySet<string> = new Set(['kartong', 'kolli', 'back', 'lår', 'pall', 'tråg', 'bricka']);

/** Goods by weight or volume are their own content, whatever size the name tells. */
export const measuredPack = (measure: string): PackSize | null => {
  const unit = unitOf(measure);
  if (unit === null || unit.factor === null || unit.kind === 'count') return null;
  return { baseUnit: unit.kind === 'weight' ? 'kg' : 'l', amount: unit.factor };
};

/** A piece whose name has no figure is one piece; any figure may be a content that is not understood. */
const onePiece = (name: string, unit: Unit | null): PackSize | null =>
  unit?.kind === 'count' && unit.factor !== null && !/[\d½¼¾]/u.test(name)
    ? { baseUnit: 'st', amount: unit.factor }
    : null;

const named = (pack: PackSize | null, count = 1): KnownPack | null => pack && { pack, from: 'name', count };

const namedPack = ({ name, unit: measure }: PricedGoods, read: ReadName): KnownPack | null => {
  const unit = unitOf(measure);
  const { pack, count, isCase, isCatchWeight } = read(name);
  if (pack === null) return isCatchWeight ? null : named(onePiece(name, unit));
  if (unit === null) return null;
  if (unit.kind === 'count') return unit.factor === '1' ? named(pack, count) : null;
  return cases.has(unit.unit) && !isCase ? null : named(pack, count);
};

/**
 * What one unit of measure of the goods holds, and how that is known; null: unknown, and nothing is guessed. A case is known only where
 * its name says what the whole case holds (`24x33 cl`, `10 kg krt`), since `500 g` in a case is one of many. What a person
 * has stated goes before the name. Source: DEALS.md, section 5, "Comparable price".
 */
export const knownPack = (
  goods: PricedGoods,
  stated: PackSize | null,
  read: ReadName = readPack,
): KnownPack | null => {
  const measured = measuredPack(goods.unit);
  if (measured !== null) return { pack: measured, from: 'unit', count: 1 };
  if (stated !== null) return { pack: stated, from: 'stated', count: 1 };
  return namedPack(goods, read);
};

/** The price of a kilogram, litre or piece, half-up at six decimals, of a price for one unit of measure. */
export const comparablePrice = (price: string, pack: PackSize): string =>
  rounded(decimal(price).div(decimal(pack.amount)), places);
