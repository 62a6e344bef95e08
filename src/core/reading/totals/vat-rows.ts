import { type Decimal, sumOf } from '../../values/decimal.ts';
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
  for (const row of rows.map(unbracketed)) {
    for (const numbers of perRate(numbersOf(row, mark))) {
      const breakdown = vatRow(numbers);
      if (breakdown !== null) found.set(`${breakdown.rate.text} ${breakdown.base.text}`, breakdown);
    }
  }
  return [...found.values()];
};

/** A row whose words are without the brackets and colons that stand around a rate or a base: `Moms (25%) av 425,00:`. */
const unbracketed = (row: Row): Row => ({
  ...row,
  words: row.words.map((word) => ({
    ...word,
    text: word.text.replace(/^\((?=\d)/, '').replace(/(?<=[\d%])\)?:?$/, ''),
  })),
});

/** The numbers of a row from each rate to the next: several rates may stand side by side. */
const perRate = (numbers: readonly NumberToken[]): readonly (readonly NumberToken[])[] => {
  const starts = numbers.flatMap(({ percent }, at) => (percent ? [at] : []));
  if (starts.length < 2) return [numbers];
  return [numbers, ...starts.map((from, at) => numbers.slice(from, starts[at + 1]))];
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

/** VAT that is printed per rate without base or sum: what the rates give together, as a candidate for the total. */
export const taxesTogether = (rows: readonly Row[], mark: DecimalMark): TotalCandidate[] => {
  const taxes = new Map<string, NumberToken>();
  for (const row of rows.filter((each) => totalLabels(each).some(({ kind }) => kind === 'vat'))) {
    const numbers = numbersOf(unbracketed(row), mark);
    const [rate, ...others] = numbers.filter(({ percent }) => percent);
    const amounts = numbers.filter(({ percent, decimals }) => !percent && decimals === 2);
    const [amount] = amounts;
    if (rate === undefined || others.length > 0 || amounts.length !== 1 || amount === undefined) return [];
    if (taxes.has(rate.text) || !rates.includes(rate.value.toFixed())) return [];
    taxes.set(rate.text, amount);
  }
  const last = [...taxes.values()].at(-1);
  if (taxes.size < 2 || last === undefined) return [];
  const value = sumOf([...taxes.values()].map((token) => token.value));
  const place = { page: last.row.page, box: last.box };
  return [{ kind: 'vat', text: value.toFixed(2), value, place, score: 4, label: '' }];
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
    const rate = numbersOf(unbracketed(row), mark).find(
      ({ percent, value }) =>
        percent && isTax(vat.value, net.value, value) && rates.includes(value.toFixed()),
    );
    if (rate !== undefined) return [{ rate: amountOf(rate), base: net, amount: vat }];
  }
  return [];
};
