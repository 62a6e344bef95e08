import { type Decimal, decimal, zero } from '../../values/decimal.ts';
import type { NumberToken } from '../words/number-token.ts';

/** How a discount column counts: per cent of quantity × price, or an amount off it. */
export type DiscountKind = 'percent' | 'amount';

/** The numbers of one line as they stand in the columns chosen. */
export interface LineNumbers {
  readonly quantity: NumberToken | null;
  readonly price: NumberToken | null;
  readonly discount: NumberToken | null;
  readonly sum: NumberToken;
}

/** What a line's discount takes off, positive for a line that is sold; `null` when quantity or price is missing. */
export const discountOf = (line: LineNumbers, kind: DiscountKind): Decimal | null => {
  if (line.discount === null) return zero;
  if (kind === 'amount') return line.discount.value.abs();
  if (line.quantity === null || line.price === null) return null;
  const gross = line.quantity.value.times(line.price.value);
  return gross.times(line.discount.value.abs()).div('100');
};

/** Quantity × price less the discount; `null` when quantity or price is missing. */
export const expectedSum = (line: LineNumbers, kind: DiscountKind): Decimal | null => {
  const discount = discountOf(line, kind);
  if (discount === null || line.quantity === null || line.price === null) return null;
  return line.quantity.value.times(line.price.value).minus(discount);
};

/** Whether a line closes without any allowance: quantity × price less the discount, rounded to öre, is the sum and has its sign. */
export const closesExactly = (line: LineNumbers, kind: DiscountKind): boolean => {
  const expected = expectedSum(line, kind);
  return expected !== null && expected.minus(line.sum.value).abs().lte('0.005');
};

const ofOre = 2;

/**
 * Whether no price but the printed one, to its öre, closes the line: a large discount lets an öre disappear. Decimals behind the öre
 * are lost in the sum of a few units, with a discount or without; what was recognised may have misread them.
 */
export const tellsPrice = (line: LineNumbers, kind: DiscountKind): boolean => {
  const { price } = line;
  if (price === null) return false;
  const isStated = price.words.every(({ confidence }) => confidence === 1);
  const decimals = isStated ? Math.min(price.decimals, ofOre) : price.decimals;
  const step = decimal('1').div(decimal('10').pow(decimals));
  return [price.value.plus(step), price.value.minus(step)].every(
    (value) => !closesExactly({ ...line, price: { ...price, value } }, kind),
  );
};

/**
 * Whether another number of the row is what one unit costs when the share is taken off, as it is for no price an öre beside the printed
 * one: list price, share and net price prove each other.
 */
export const tellsNetPrice = ({ price, discount }: LineNumbers, net: NumberToken): boolean => {
  if (price === null || discount === null || net.decimals < ofOre) return false;
  const step = decimal('1').div(decimal('10').pow(Math.min(price.decimals, ofOre)));
  const isNet = (value: Decimal): boolean =>
    value.times(decimal('100').minus(discount.value.abs())).div('100').round(net.decimals).eq(net.value);
  return isNet(price.value) && ![price.value.plus(step), price.value.minus(step)].some(isNet);
};

const farOff = '20';

/**
 * Whether a line's discount can only be of the kind: as the other kind it would make quite another sum. Near a product of 100
 * per cent and amount are alike, and one wrong digit makes one the other.
 */
export const tellsKind = (line: LineNumbers, kind: DiscountKind): boolean => {
  if (line.discount === null || line.discount.value.eq('0')) return false;
  const other = expectedSum(line, kind === 'percent' ? 'amount' : 'percent');
  return other !== null && other.minus(line.sum.value).abs().times(farOff).gt(line.sum.value.abs());
};

/**
 * Whether a line closes in size, so that a credit may print its sum alone as negative: within one öre, or what a price of
 * few decimals may hide (at most half a per cent of the sum).
 */
export const closes = (line: LineNumbers, kind: DiscountKind): boolean => {
  const expected = expectedSum(line, kind);
  if (expected === null || line.price === null || line.quantity === null) return false;
  const difference = expected.abs().minus(line.sum.value.abs()).abs();
  if (difference.lte('0.01')) return true;
  const hidden = line.quantity.value.abs().div(decimal('10').pow(line.price.decimals)).div('2');
  return (
    line.price.decimals >= 2 && difference.lte(hidden) && difference.lte(line.sum.value.abs().div('200'))
  );
};
