import { type Decimal, decimal, fixed, rounded, sumOf, zero } from '../values/decimal.ts';
import type { PackSize } from '../values/pack-size.ts';

/** Days of the unit's own purchases that a switch is tried on (DEALS.md, section 5, "Overview"). */
export const switchDays = 90;

/** What was bought on a day: quantity in the article's unit of measure, below 0 for what was given back; kronor net of VAT and deposit. */
export interface PastPurchase {
  /** ISO date. */
  readonly date: string;
  readonly quantity: string;
  readonly cost: string;
}

/** What would be bought instead, at its price of one unit of measure. */
export interface Instead {
  readonly pack: PackSize;
  readonly price: string;
  /** Sold by weight or volume, so that any quantity can be bought; else whole packs only. */
  readonly isMeasured: boolean;
}

/** What a switch would have come to. Kronor with two decimals. */
export interface Switched {
  readonly paid: string;
  readonly would: string;
  /** Kronor less than was paid; below 0: more. */
  readonly saved: string;
  /** Of the goods' unit of measure. */
  readonly packs: string;
  /** Of a kilogram, litre or piece: bought and not needed in the days. */
  readonly leftover: string;
}

const wholeUp = (amount: Decimal): Decimal => {
  const down = decimal(rounded(amount, 0));
  return down.lt(amount) ? down.plus('1') : down;
};

/**
 * What the purchases of some days, in order, would have cost of other goods. At each purchase so many whole packs are bought that what
 * has been needed until then is there; what is left of a pack goes into the next need. Null where the two are not of one base unit.
 */
export const simulateSwitch = (
  purchases: readonly PastPurchase[],
  own: PackSize,
  { pack, price, isMeasured }: Instead,
): Switched | null => {
  if (own.baseUnit !== pack.baseUnit) return null;
  const size = decimal(pack.amount);
  let need = zero;
  let packs = zero;
  for (const { quantity } of purchases) {
    need = need.plus(decimal(quantity).times(decimal(own.amount)));
    const missing = need.minus(packs.times(size));
    if (missing.gt(zero)) packs = packs.plus(isMeasured ? missing.div(size) : wholeUp(missing.div(size)));
  }
  const paid = sumOf(purchases.map(({ cost }) => decimal(cost)));
  const would = packs.times(decimal(price));
  const left = packs.times(size).minus(need);
  return {
    paid: fixed(paid, 2),
    would: fixed(would, 2),
    saved: fixed(decimal(fixed(paid, 2)).minus(decimal(fixed(would, 2))), 2),
    packs: rounded(packs, 3),
    leftover: rounded(left, 3),
  };
};
