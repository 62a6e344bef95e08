import type { InvoiceLine } from '../../invoices/invoice.ts';
import { type Decimal, decimal, sumOf, zero } from '../../values/decimal.ts';
import { swedishRates } from './known-rates.ts';
import type { Totals } from './choose-totals.ts';
import type { VatRow } from './vat-rows.ts';

const rates = [...swedishRates, '0'];
const [ore, perLine] = ['0.01', '0.005'];

interface Part {
  readonly rate: string;
  readonly base: Decimal;
}

const taxOf = ({ rate, base }: Part): Decimal => base.times(rate).div('100').round(2);

/** What the lines of each rate add up to; `null` where a line that costs something has none of the known rates. */
const partsOf = (lines: readonly Pick<InvoiceLine, 'sum' | 'vatRate'>[]): Part[] | null => {
  const found = new Map<string, Decimal>();
  for (const { sum, vatRate } of lines) {
    const value = decimal(sum);
    if (value.eq('0')) continue;
    const rate = vatRate === null ? '' : decimal(vatRate).toFixed();
    if (!rates.includes(rate)) return null;
    found.set(rate, (found.get(rate) ?? zero).plus(value));
  }
  return [...found].map(([rate, base]) => ({ rate, base }));
};

/** The parts with what the net has more than the lines, such as freight, at one of the rates. */
const withRest = (parts: readonly Part[], rest: Decimal, rate: string): Part[] =>
  parts.some((part) => part.rate === rate)
    ? parts.map((part) => (part.rate === rate ? { rate, base: part.base.plus(rest) } : part))
    : [...parts, { rate, base: rest }];

/**
 * VAT per rate that is printed nowhere but at the lines: what those of each rate add up to, where that gives the printed net and VAT.
 * What the net has more than the lines is of the one rate by which they do. Empty where nothing is proved.
 */
export const ratesOfLines = (
  lines: readonly Pick<InvoiceLine, 'sum' | 'vatRate'>[],
  { net, vat }: Pick<Totals, 'net' | 'vat'>,
): VatRow[] => {
  const stated = partsOf(lines);
  if (net === null || vat === null || stated === null || stated.length === 0) return [];
  const isTurned = sumOf(stated.map(({ base }) => base)).cmp('0') * net.value.cmp('0') < 0;
  const own = isTurned ? stated.map(({ rate, base }) => ({ rate, base: base.neg() })) : stated;
  const rest = net.value.minus(sumOf(own.map(({ base }) => base)));
  const slack = decimal(perLine).times(String(lines.length)).plus(ore);
  const leftOf = (parts: readonly Part[]): Decimal => vat.value.minus(sumOf(parts.map(taxOf)));
  const choices = rest.eq('0') ? [own] : rates.map((rate) => withRest(own, rest, rate));
  const [proved, ...others] = choices.filter((parts) => leftOf(parts).abs().lte(slack));
  if (proved === undefined || others.length > 0) return [];
  const left = leftOf(proved);
  const [largest] = proved.toSorted((one, other) => other.base.abs().cmp(one.base.abs()));
  return proved.map((part): VatRow => {
    const tax = part === largest ? taxOf(part).plus(left) : taxOf(part);
    return {
      rate: { text: part.rate, value: decimal(part.rate), place: vat.place },
      base: { text: part.base.toFixed(2), value: part.base, place: net.place },
      amount: { text: tax.toFixed(2), value: tax, place: vat.place },
    };
  });
};
