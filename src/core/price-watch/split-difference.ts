import { type Decimal, decimal, fixed, zero } from '#core/values/decimal.ts';

/** A factor of a price, before and after; the factors of a price multiply to it. All above zero. */
export interface Factor<Name extends string> {
  readonly name: Name;
  readonly from: Decimal;
  readonly to: Decimal;
}

/** What a factor has done to a price. */
export interface Part<Name extends string> {
  readonly name: Name;
  /** In the unit of the price; negative when it made the price lower. */
  readonly amount: string;
}

/** Shares are logarithms and never exact; they are rounded before they count as money. */
const share = <Name extends string>({ from, to }: Factor<Name>, whole: number): number =>
  Math.log(Number(to.div(from).toFixed())) / whole;

/**
 * Splits the difference of two prices among their factors, whatever order these come in: each takes the share
 * ln(new/old factor) ÷ ln(new/old price), rounded to `places`, and what rounding leaves goes to the largest, so that the
 * parts add up to it. Largest first, without those that are 0. The prices must differ. Source: DEALS.md, section 4.
 */
export const splitDifference = <Name extends string>(
  from: Decimal,
  to: Decimal,
  factors: readonly Factor<Name>[],
  places: number,
): Part<Name>[] => {
  const difference = to.minus(from);
  const whole = factors.reduce((sum, factor) => sum + share(factor, 1), 0);
  const amounts = factors.map((factor) => ({
    name: factor.name,
    amount: decimal(fixed(difference.times(decimal(share(factor, whole).toFixed(15))), places)),
  }));
  amounts.sort((a, b) => b.amount.abs().cmp(a.amount.abs()) || (a.name < b.name ? -1 : 1));
  const [largest] = amounts;
  const rest = amounts.reduce((left, { amount }) => left.minus(amount), difference);
  return amounts
    .map((part) => (part === largest ? { ...part, amount: part.amount.plus(rest) } : part))
    .filter(({ amount }) => !amount.eq(zero))
    .map(({ name, amount }) => ({ name, amount: fixed(amount, places) }));
};
