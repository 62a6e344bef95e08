import { decimal } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
import type { Cause, PriceFacts } from './types.ts';

const isOre = (difference: Decimal): boolean => difference.abs().lte('0.01');

/** A hundred times the price with VAT: without the division it is exact. */
const withVat = (price: Decimal, rate: string): Decimal => price.times(decimal(rate).plus('100'));

const isSame = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte('1');

const isVat = (billed: PriceFacts, watched: PriceFacts): boolean => {
  if (billed.vatRate === null) return false;
  const price = decimal(billed.price);
  const reference = decimal(watched.price);
  const rate = watched.vatRate ?? billed.vatRate;
  const billedWithVat = withVat(price, billed.vatRate);
  const watchedWithVat = withVat(reference, rate);
  if (rate !== billed.vatRate && isSame(billedWithVat, watchedWithVat)) return true;
  return (
    isSame(price.times('100'), withVat(reference, billed.vatRate)) ||
    isSame(reference.times('100'), withVat(price, rate))
  );
};

/** Whether the price moved by as much as an amount that stands beside it moved the other way. */
const isMoved = (billed: PriceFacts, watched: PriceFacts, beside: 'discount' | 'deposit'): boolean => {
  if (billed[beside] === watched[beside]) return false;
  const moved = decimal(watched[beside] ?? '0').minus(decimal(billed[beside] ?? '0'));
  return !isOre(moved) && isOre(decimal(billed.price).minus(decimal(watched.price)).minus(moved));
};

/**
 * Why a price in the same unit and pack differs, to the öre: a deposit moved into or out of the price, VAT put into or
 * taken out of it or its rate changed under the same price with VAT, a line discount lost or given; else the price.
 */
export const causeOf = (billed: PriceFacts, watched: PriceFacts): Cause => {
  if (isMoved(billed, watched, 'deposit')) return 'deposit';
  if (isMoved(billed, watched, 'discount')) return 'discount';
  return isVat(billed, watched) ? 'vat' : 'price';
};
