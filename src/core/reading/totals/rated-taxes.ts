import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import type { TotalCandidate } from './total-candidates.ts';

/** VAT of one rate as its label says, without the base that it was reckoned from. */
export interface RatedTax {
  readonly rate: Decimal;
  readonly amount: TotalCandidate;
}

const rateIn = (label: string): string | null => {
  const rates = [...label.matchAll(/(\d+(?:[.,]\d+)?) ?%/g)].map(([, rate = '']) => rate.replace(',', '.'));
  return rates.length === 1 ? (rates[0] ?? null) : null;
};

/** The VAT of each rate whose label prints it, the amount that stands nearest; in the order of the page. */
export const ratedTaxes = (candidates: readonly TotalCandidate[]): RatedTax[] => {
  const found = new Map<string, RatedTax>();
  for (const amount of candidates) {
    const rate = amount.kind === 'vat' ? rateIn(amount.label) : null;
    if (rate === null) continue;
    const key = decimal(rate).toFixed();
    if ((found.get(key)?.amount.score ?? -Infinity) < amount.score)
      found.set(key, { rate: decimal(rate), amount });
  }
  return [...found.values()];
};

/** What VAT of several rates is together, as a candidate for the total; none where one rate alone is printed. */
export const taxesTogether = (taxes: readonly RatedTax[]): TotalCandidate[] => {
  const last = taxes.at(-1);
  if (taxes.length < 2 || last === undefined) return [];
  const value = sumOf(taxes.map(({ amount }) => amount.value));
  return [{ ...last.amount, text: value.toFixed(2), value, score: 4, label: '' }];
};

/** What an amount that is rounded to öre may lie off. */
const halfOre = '0.5';

/**
 * Whether the VAT of each rate, printed without its base, proves the net: what the rates were reckoned from is the net, as
 * near as öre can tell, and together they are the VAT.
 */
export const proveNet = (
  taxes: readonly RatedTax[],
  net: Decimal | undefined,
  vat: Decimal | undefined,
): boolean => {
  if (net === undefined || vat === undefined || taxes.length === 0) return false;
  const rated = taxes.filter(({ rate }) => !rate.eq('0'));
  const isFree = taxes.filter(({ rate }) => rate.eq('0')).every(({ amount }) => amount.value.eq('0'));
  if (!isFree || rated.length === 0 || !sumOf(taxes.map(({ amount }) => amount.value)).eq(vat)) return false;
  const bases = sumOf(rated.map(({ rate, amount }) => amount.value.times('100').div(rate)));
  const slack = sumOf(rated.map(({ rate }) => decimal(halfOre).div(rate)));
  return bases.minus(net).abs().lte(slack.plus('0.01'));
};
