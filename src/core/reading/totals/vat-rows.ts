import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import type { Place } from '../page/page.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { totalLabels } from './row-labels.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from './total-candidates.ts';

// VAT rates of Sweden and of the countries whose invoices come to it.
const rates = '0 2.1 4 5 5.5 6 7 8 9 10 12 13 14 15 16 19 20 21 22 23 24 25'.split(' ');

/** VAT of one rate: the amounts that print it, each with its place. */
export interface VatRow {
  readonly rate: Amount;
  readonly base: Amount;
  readonly amount: Amount;
}

/**
 * The VAT per rate, told by arithmetic: a row that prints a rate, a base and base × rate. Labels are not needed, and a row
 * of another meaning does not add up.
 */
export const vatRows = (rows: readonly Row[], mark: DecimalMark): VatRow[] => {
  const found = new Map<string, VatRow>();
  for (const row of rows) {
    const breakdown = vatRow(numbersOf(row, mark));
    if (breakdown !== null) found.set(`${breakdown.rate.text} ${breakdown.base.text}`, breakdown);
  }
  return [...found.values()];
};

/** A printed amount and its place. */
export interface Amount {
  readonly text: string;
  readonly value: Decimal;
  readonly place: Place;
}

export const amountOf = ({ text, value, row, box }: NumberToken): Amount => ({
  text,
  value,
  place: { page: row.page, box },
});

const vatRow = (numbers: readonly NumberToken[]): VatRow | null => {
  if (numbers.length < 3) return null;
  const rated = numbers.filter(({ value, money }) => !money && rates.includes(value.toFixed()));
  for (const rate of rated.toSorted((one, other) => Number(other.percent) - Number(one.percent))) {
    const amounts = numbers.filter((token) => token !== rate && !token.percent && token.decimals === 2);
    for (const base of amounts) {
      const amount = amounts.find((token) => token !== base && isTax(token.value, base.value, rate.value));
      if (amount !== undefined && !base.value.eq('0'))
        return { rate: amountOf(rate), base: amountOf(base), amount: amountOf(amount) };
    }
  }
  return null;
};

const isTax = (tax: Decimal, base: Decimal, rate: Decimal): boolean =>
  tax.minus(base.times(rate).div('100')).abs().lte('0.02') && (rate.eq('0') || !tax.eq('0'));

/** What VAT rows add up to, as candidates for the totals: net and VAT. */
export const vatCandidates = (rows: readonly VatRow[]): TotalCandidate[] => {
  const total = (kind: 'net' | 'vat', amounts: readonly Amount[]): TotalCandidate[] => {
    const last = amounts.at(-1);
    if (last === undefined) return [];
    const value = sumOf(amounts.map((each) => each.value));
    return [{ kind, text: value.toFixed(2), value, place: last.place, score: 2.5, label: '' }];
  };
  return [
    ...total(
      'net',
      rows.map(({ base }) => base),
    ),
    ...total(
      'vat',
      rows.map(({ amount }) => amount),
    ),
  ];
};

/** A rate in brackets: `Moms (12%):`. */
const bracketedRate = ({ page, words }: Row): Amount | null => {
  for (const { text, box } of words) {
    const found = /^\((\d{1,2}(?:[.,]\d)?)\s?%\):?$/.exec(text)?.[1]?.replace(',', '.');
    if (found !== undefined) return { text: found, value: decimal(found), place: { page, box } };
  }
  return null;
};

/** The one rate of a document that prints no base: a rate in a row of VAT by which the net gives the VAT. */
export const singleRate = (
  rows: readonly Row[],
  mark: DecimalMark,
  net: TotalCandidate | null,
  vat: TotalCandidate | null,
): VatRow[] => {
  if (net === null || vat === null) return [];
  for (const row of rows.filter((each) => totalLabels(each).some(({ kind }) => kind === 'vat'))) {
    const rate = numbersOf(row, mark).find(
      ({ percent, value }) =>
        percent && isTax(vat.value, net.value, value) && rates.includes(value.toFixed()),
    );
    if (rate !== undefined) return [{ rate: amountOf(rate), base: net, amount: vat }];
    const bracketed = bracketedRate(row);
    if (bracketed !== null && isTax(vat.value, net.value, bracketed.value) && rates.includes(bracketed.text))
      return [{ rate: bracketed, base: net, amount: vat }];
  }
  return [];
};
