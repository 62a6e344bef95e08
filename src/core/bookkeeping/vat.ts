import { type Decimal, decimal, fixed, sumOf, zero } from '../values/decimal.ts';
import type { AccountUse } from './accounts.ts';

/** The VAT of one rate. `base` and `rate` are null where the invoice does not tell how its VAT is made up. */
export interface VatShare {
  readonly use: Extract<AccountUse, `vat-${string}`>;
  readonly rate: string | null;
  readonly base: string | null;
  readonly vat: string;
}

interface Taxed {
  readonly rate: string | null;
  readonly amount: Decimal;
}

/** Kronor by which the VAT of a rate may differ from the stated one: each document is rounded in its own way. */
const tolerance = decimal('1');

/** Rates of the VAT Act, and none. */
const rates = ['25', '12', '6', '0'];

const useOf = (rate: string): VatShare['use'] =>
  rate === '25' || rate === '12' || rate === '6' ? `vat-${rate}` : 'vat-other';

const vatOf = (base: Decimal, rate: string): Decimal => base.times(decimal(rate)).times(decimal('0.01'));

const basesOf = (parts: readonly Taxed[], unknown: string): Map<string, Decimal> => {
  const bases = new Map<string, Decimal>();
  for (const { rate, amount } of parts) {
    const key = decimal(rate ?? unknown).toFixed();
    bases.set(key, (bases.get(key) ?? zero).plus(amount));
  }
  return bases;
};

/**
 * The stated VAT by rate. A part whose rate is unknown gets the one rate with which the whole comes nearest to what is stated; the
 * largest base takes what rounding leaves. Where no rate fits, all of it is one share whose rate nobody knows.
 */
export const splitVat = (parts: readonly Taxed[], stated: Decimal): VatShare[] => {
  const isKnown = parts.every(({ rate }) => rate !== null);
  const fitting = (isKnown ? ['0'] : rates)
    .map((rate) => {
      const bases = [...basesOf(parts, rate)];
      const off = sumOf(bases.map(([each, base]) => vatOf(base, each)))
        .minus(stated)
        .abs();
      return { bases, off };
    })
    .filter(({ off }) => off.lte(tolerance))
    .toSorted((a, b) => a.off.cmp(b.off))[0];
  if (fitting === undefined)
    return stated.eq(zero) ? [] : [{ use: 'vat-other', rate: null, base: null, vat: fixed(stated, 2) }];
  const shares = fitting.bases.map(([rate, base]) => ({
    rate,
    base,
    vat: decimal(fixed(vatOf(base, rate), 2)),
  }));
  const over = stated.minus(sumOf(shares.map(({ vat }) => vat)));
  const largest = shares.toSorted((a, b) => b.vat.abs().cmp(a.vat.abs()))[0];
  return shares
    .map((share) => (share === largest ? { ...share, vat: share.vat.plus(over) } : share))
    .filter(({ rate, vat }) => rate !== '0' || !vat.eq(zero))
    .map(({ rate, base, vat }) => ({ use: useOf(rate), rate, base: fixed(base, 2), vat: fixed(vat, 2) }));
};
