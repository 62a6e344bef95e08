import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import type { Place } from '../page/page.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { knownRates, swedishRates } from './known-rates.ts';
import { ratesInColumns } from './rates-in-columns.ts';
import { totalLabels } from './row-labels.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from './total-candidates.ts';

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
  const numbered = rows.map((row) => numbersOf(unbracketed(row), mark));
  for (const [index, numbers] of numbered.entries()) {
    const own = perRate(numbers).flatMap((part) => vatRow(part) ?? []);
    const beside = own.length > 0 ? own : withNext(numbers, numbered[index + 1] ?? []);
    const read = beside.length > 0 ? beside : ofBoth(rows[index], numbers);
    for (const row of read) found.set(`${row.rate.text} ${row.base.text}`, row);
  }
  const columns = ratesInColumns(
    numbered,
    ({ value, money }) => !money && knownRates.includes(value.toFixed()),
    (amount, base, rate) => !base.value.eq('0') && isTax(amount.value, base.value, rate.value),
  );
  for (const { rate, base, amount } of columns)
    found.set(`${rate.text} ${base.text}`, {
      rate: amountOf(rate),
      base: amountOf(base),
      amount: amountOf(amount),
    });
  return [...found.values()];
};

/** Base and VAT at their labels in one row, whose rate stands above the goods: `Underlag 551,40 moms 137,85`. */
const ofBoth = (row: Row | undefined, numbers: readonly NumberToken[]): VatRow[] => {
  const [base, tax, ...more] = numbers;
  const kinds = row === undefined ? [] : totalLabels(row).map(({ kind }) => kind);
  if (base === undefined || tax === undefined || more.length > 0 || kinds.join() !== 'net,vat') return [];
  return rateBetween(amountOf(base), amountOf(tax));
};

const nextRow = 2.2;

/** What a row of rates prints with the row right below it: labels above their amounts, or base and VAT of a rate in two rows. */
const withNext = (numbers: readonly NumberToken[], next: readonly NumberToken[]): VatRow[] => {
  const [first, below] = [numbers[0], next[0]];
  const rates = numbers.filter(({ percent }) => percent);
  if (first === undefined || below === undefined || rates.length === 0) return [];
  const isNear =
    first.row.page === below.row.page &&
    below.row.box.y - first.row.box.y <= nextRow * Math.max(first.box.height, below.box.height);
  if (!isNear || numbers.length > mostNumbers || next.length > mostNumbers) return [];
  const amounts = [...numbers.filter(({ percent }) => !percent), ...next];
  return rates.flatMap((rate) => vatRow([rate, ...amounts.filter((token) => token !== rate)]) ?? []);
};

const mostNumbers = 16;

/** A row whose words are without the brackets and colons that stand around a rate or a base: `Moms (25%) av 425,00:`. */
const unbracketed = (row: Row): Row => ({
  ...row,
  words: row.words.map((word) => ({
    ...word,
    text: word.text.replace(/^\((?=\d)/, '').replace(/(?<=[\d%-])\)?[:;,]?$/, ''),
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
  const rated = numbers.filter(
    // An amount of nothing is no rate of nothing.
    ({ value, money, percent, decimals }) =>
      !money && knownRates.includes(value.toFixed()) && (percent || decimals === 0 || !value.eq('0')),
  );
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

/** The one rate by which a net gives a VAT, where no label prints any; a VAT of nothing is that of no rate. */
const rateBetween = (net: Amount, vat: Amount): VatRow[] => {
  const known = vat.value.eq('0') ? ['0'] : swedishRates;
  const fitting = known.filter((rate) =>
    vat.value.minus(net.value.times(rate).div('100')).abs().lte('0.005'),
  );
  const [rate] = fitting;
  if (rate === undefined || fitting.length > 1) return [];
  return [{ rate: { text: rate, value: decimal(rate), place: vat.place }, base: net, amount: vat }];
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
        percent && isTax(vat.value, net.value, value) && knownRates.includes(value.toFixed()),
    );
    if (rate !== undefined) return [{ rate: amountOf(rate), base: net, amount: vat }];
  }
  return rateBetween(net, vat);
};
