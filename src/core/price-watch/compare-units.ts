import { decimal, rounded } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { sameAmount } from './monitored.ts';
import type { BasePrices, Comparison, PriceFacts } from './types.ts';
import { notCompared, type Promised, whyOf } from './why.ts';

const places = 6;

/** Whether a pack holds more or less of the same base unit; sizes in different base units are not compared. */
export const packChanged = (a: PackSize | null, b: PackSize | null): boolean =>
  a !== null && b !== null && a.baseUnit === b.baseUnit && !sameAmount(a.amount, b.amount);

/** Whether two packs are of one size, or neither is known. */
export const isSamePack = (a: PackSize | null, b: PackSize | null): boolean =>
  a === null || b === null ? a === b : a.baseUnit === b.baseUnit && sameAmount(a.amount, b.amount);

/** A price and its pack: all that a comparison per base unit needs. */
type Packed = Pick<PriceFacts, 'price' | 'pack'>;

const basePrices = (billed: Packed, reference: Packed): BasePrices | null => {
  const { pack } = billed;
  if (pack === null || reference.pack === null || pack.baseUnit !== reference.pack.baseUnit) return null;
  return {
    baseUnit: pack.baseUnit,
    watched: rounded(decimal(reference.price).div(decimal(reference.pack.amount)), places),
    billed: rounded(decimal(billed.price).div(decimal(pack.amount)), places),
    watchedPack: reference.pack.amount,
    billedPack: pack.amount,
    paid: reference.price,
  };
};

/** A price for one pack as it is for another, half-up at six decimals. */
export const inPack = (price: string, from: PackSize, to: PackSize): string =>
  rounded(decimal(price).times(decimal(to.amount)).div(decimal(from.amount)), places);

/**
 * A line in another unit or pack than its reference: per base unit where both pack sizes are known in the same base
 * unit, else without a difference.
 */
export const compareUnits = (
  billed: PriceFacts,
  reference: PriceFacts,
  promised: Promised = 'no',
): Comparison => {
  const perBase = basePrices(billed, reference);
  const watchedPrice =
    perBase && billed.pack && reference.pack ? inPack(reference.price, reference.pack, billed.pack) : null;
  return {
    kind: 'unit',
    why: perBase === null ? notCompared(billed, reference) : whyOf(billed, reference, promised),
    watchedPrice,
    billedPrice: billed.price,
    printed: billed.printed,
    pack: billed.pack,
    itemDiff: watchedPrice === null ? '0' : decimal(billed.price).minus(decimal(watchedPrice)).toFixed(),
    perBase,
    dealId: null,
  };
};
