import { type Decimal, sumOf } from '../../values/decimal.ts';
import type { AllowanceCharge } from '../../invoices/invoice.ts';
import type { Totals } from './choose-totals.ts';
import { kindOfText } from '../table/discount-words.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { type Amount, amountOf } from './vat-rows.ts';

const mostRows = 12;

/** A charge or allowance, and its printed amount. */
export interface ReadCharge {
  readonly charge: AllowanceCharge;
  readonly printed: Amount;
}

interface Stated extends ReadCharge {
  readonly signed: Decimal;
}

/**
 * Charges and allowances of the whole document: rows whose words say so, and that together are what lies between the lines
 * and the net. Empty when they do not add up, since then it is not known which of them count.
 */
export const chargesOf = (rows: readonly Row[], totals: Totals, mark: DecimalMark): ReadCharge[] => {
  const { lineNet, net } = totals;
  if (lineNet === null || net === null || lineNet.value.eq(net.value)) return [];
  const difference = net.value.minus(lineNet.value);
  const stated = rows.flatMap((row) => statedCharge(row, mark)).slice(0, mostRows);
  for (let choice = 2 ** stated.length - 1; choice > 0; choice--) {
    const chosen = stated.filter((_, index) => Math.floor(choice / 2 ** index) % 2 === 1);
    if (sumOf(chosen.map(({ signed }) => signed)).eq(difference))
      return chosen.map(({ charge, printed }) => ({ charge, printed }));
  }
  return [];
};

const statedCharge = (row: Row, mark: DecimalMark): Stated[] => {
  const kind = kindOfText(row);
  const numbers = numbersOf(row, mark);
  const token = numbers.findLast(({ decimals, percent }) => decimals === 2 && !percent);
  if (kind === null || token === undefined || token.value.eq('0')) return [];
  const isNegative = token.value.lt('0') || kind === 'discount';
  const signed = isNegative ? token.value.abs().neg() : token.value;
  const reason = row.words
    .map(({ text }) => text)
    .filter((text) => /\p{L}{2}/u.test(text))
    .join(' ');
  const vatRate = numbers.find(({ percent }) => percent)?.text ?? null;
  const amount = token.value.abs().toFixed(2);
  const charge = { charge: !isNegative, kind, reason, amount, vatRate };
  return [{ charge, printed: amountOf(token), signed }];
};
