import { type Decimal, decimal, sumOf, zero } from '../../values/decimal.ts';
import type { ReadCharge } from './charges.ts';
import type { Totals } from './choose-totals.ts';
import { swedishRates } from './known-rates.ts';
import type { Amount, VatRow } from './vat-rows.ts';

const taxOf = (base: Decimal, rate: string): Decimal => base.times(rate).div('100').round(2);

const amount = (value: Decimal, { place }: Pick<Amount, 'place'>): Amount => ({
  text: value.toFixed(2),
  value,
  place,
});

/**
 * VAT that is printed once for goods of one rate and charges of another, without a base: the only two rates by which the sum of the
 * lines and that of the charges give it to the öre. Empty where more or no rates do.
 */
export const ratesWithCharges = ({ lineNet, net, vat }: Totals, charges: readonly ReadCharge[]): VatRow[] => {
  if (lineNet === null || net === null || vat === null || charges.length === 0 || vat.value.eq('0'))
    return [];
  const others = sumOf(
    charges.map(({ charge, printed }) =>
      charge.charge ? printed.value.abs() : zero.minus(printed.value.abs()),
    ),
  );
  if (!lineNet.value.plus(others).eq(net.value) || others.lte('0')) return [];
  const fitting = swedishRates.flatMap((ofGoods) =>
    swedishRates
      .filter((ofCharges) => taxOf(lineNet.value, ofGoods).plus(taxOf(others, ofCharges)).eq(vat.value))
      .map((ofCharges) => [ofGoods, ofCharges] as const),
  );
  const [only, ...more] = fitting;
  if (only === undefined || more.length > 0) return [];
  return [
    { rate: only[0], base: lineNet.value },
    { rate: only[1], base: others },
  ].map(({ rate, base }) => ({
    rate: { text: rate, value: decimal(rate), place: vat.place },
    base: amount(base, net),
    amount: amount(taxOf(base, rate), vat),
  }));
};
