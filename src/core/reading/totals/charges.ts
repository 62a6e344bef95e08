import { type Decimal, sumOf } from '../../values/decimal.ts';
import type { AllowanceCharge, LineKind } from '../../invoices/invoice.ts';
import type { Totals } from './choose-totals.ts';
import { kindOfText } from '../table/discount-words.ts';
import { type Box, overlapOf, type Place, rightOf, type Word } from '../page/page.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import { labelAbove } from './label-above.ts';
import { type TotalLabel, totalLabels } from './row-labels.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Row } from '../words/rows.ts';
import { isCode } from '../columns/code-text.ts';
import { type Amount, amountOf } from './vat-rows.ts';

const [mostRows, mostOfCharge] = [12, 1];

/** A charge or allowance, and its printed amount. */
export interface ReadCharge {
  readonly charge: AllowanceCharge;
  readonly printed: Amount;
}

interface Stated extends ReadCharge {
  readonly signed: Decimal;
}

/**
 * Charges and allowances of the whole document: what stands between the sum of the lines and the net and is together what
 * lies between them, whatever it is called; what stands between the `last` line and the net, likewise; or else rows whose words say so, as many as are. Empty when nothing adds up, since
 * then it is not known which of them count.
 */
export const chargesOf = (
  rows: readonly Row[],
  totals: Totals,
  mark: DecimalMark,
  last: Place | null = null,
): ReadCharge[] => {
  const { lineNet, net } = totals;
  if (lineNet === null || net === null || lineNet.value.eq(net.value)) return [];
  const difference = net.value.minus(lineNet.value);
  const adds = (stated: readonly Stated[]): boolean =>
    stated.length > 0 && sumOf(stated.map(({ signed }) => signed)).eq(difference);
  const plain = (stated: readonly Stated[]): ReadCharge[] =>
    stated.map(({ charge, printed }) => ({ charge, printed }));
  const between = [
    chargesBelow(rows, totals, mark),
    chargesBeside(rows, totals, mark),
    chargesAbove(rows, totals, mark, last),
  ].find(adds);
  if (between !== undefined) return plain(between);
  const stated = rows.flatMap((row) => statedCharge(row, mark)).slice(0, mostRows);
  for (let choice = 2 ** stated.length - 1; choice > 0; choice--) {
    const chosen = stated.filter((_, index) => Math.floor(choice / 2 ** index) % 2 === 1);
    if (adds(chosen)) return plain(chosen);
  }
  return [];
};

const isAmount = ({ decimals, percent, value }: NumberToken): boolean =>
  decimals === 2 && !percent && !value.eq('0');

/** Whether an amount is what two numbers before it multiply to: a line that was lost, and no charge. Of what says that it is a charge there may be one. */
const isLine = (row: Row, amount: NumberToken, mark: DecimalMark): boolean => {
  const isNamed = kindOfText(row) !== null;
  const factors = numbersOf(row, mark).filter(
    ({ box, percent, value }) => !percent && box.x < amount.box.x && !(isNamed && value.abs().eq('1')),
  );
  // Goods with a number, counted and priced, whose discount stands somewhere else.
  const isNumbered = isCode(row.words[0]?.text ?? '') && factors.some(({ decimals }) => decimals === 2);
  if (isNumbered && factors.length > mostOfCharge) return true;
  return factors.some((one, at) =>
    factors
      .slice(at + 1)
      .some((other) => one.value.times(other.value).minus(amount.value).abs().lte('0.005')),
  );
};

/** The amounts in the rows between the sum of the lines and the net, in the column of the net. */
const chargesBelow = (rows: readonly Row[], { lineNet, net, vat }: Totals, mark: DecimalMark): Stated[] => {
  if (lineNet === null || net === null) return [];
  // A net that is printed nowhere would stand above the VAT.
  const end = net.place === lineNet.place ? (vat?.place ?? net.place) : net.place;
  if (lineNet.place.page !== end.page) return [];
  const [from, to] = [lineNet.place.box, end.box];
  return rows
    .filter(
      ({ page, box }) =>
        page === end.page && box.y > from.y + from.height / 2 && box.y < to.y - to.height / 2,
    )
    .filter((row) => totalLabels(row).every(({ kind }) => kind === 'subtotal'))
    .slice(0, mostRows)
    .flatMap((row) => {
      const token = numbersOf(row, mark).findLast((each) => isAmount(each) && overlapOf(each.box, to) > 0);
      return token === undefined || isLine(row, token, mark)
        ? []
        : [chargeOf(token, row.words, kindOfText(row))];
    });
};

/** The amounts in the rows between the last line and the net, in the column of the net, but for the sum of the lines. */
const chargesAbove = (
  rows: readonly Row[],
  { lineNet, net }: Totals,
  mark: DecimalMark,
  last: Place | null,
): Stated[] => {
  if (lineNet === null || net === null || last?.page !== net.place.page) return [];
  const to = net.place.box;
  return rows
    .filter(
      ({ page, box }) =>
        page === net.place.page && box.y > last.box.y + last.box.height / 2 && box.y < to.y - to.height / 2,
    )
    .slice(0, mostRows)
    .flatMap((row) => {
      const token = numbersOf(row, mark).findLast((each) => isAmount(each) && overlapOf(each.box, to) > 0);
      const isSum = token?.value.eq(lineNet.value) === true || totalLabels(row).some(isOfDocument);
      return token === undefined || isSum || isLine(row, token, mark)
        ? []
        : [chargeOf(token, row.words, kindOfText(row))];
    });
};

const isOfDocument = ({ kind }: TotalLabel): boolean =>
  /^(net|vat|gross|payable|rounding|prepaid)$/.test(kind);

/**
 * The amounts beside the sum of the lines in a row of amounts, each with the words right above it: all of them up to the net in the
 * same row, or those whose words say that they are charges.
 */
const chargesBeside = (rows: readonly Row[], { lineNet, net }: Totals, mark: DecimalMark): Stated[] => {
  if (lineNet === null || net === null) return [];
  const { page, box } = lineNet.place;
  const at = rows.findIndex((each) => each.page === page && each.words.some((word) => isIn(word.box, box)));
  const [labels, row] = [rows[at - 1], rows[at]];
  if (row === undefined || labels === undefined || labels.page !== page) return [];
  const hasNet = net.place.page === page && row.words.some((word) => isIn(word.box, net.place.box));
  const end = hasNet && net.place !== lineNet.place ? rightOf(net.place.box) : Infinity;
  // A sum of the lines that is printed nowhere stood before the net, and so do its charges.
  const isUnprinted = net.place === lineNet.place;
  const tokens = numbersOf(row, mark).filter(
    (token) =>
      isAmount(token) &&
      (isUnprinted ? rightOf(token.box) < box.x : token.box.x > rightOf(box) && rightOf(token.box) < end),
  );
  return tokens.slice(0, mostRows).flatMap((token) => {
    const words = labelAbove(labels, row, token)?.words ?? [];
    const told = kindOfText({ ...labels, words });
    return told === null && end === Infinity && !isUnprinted ? [] : [chargeOf(token, words, told)];
  });
};

const isIn = (box: Box, other: Box): boolean =>
  Math.abs(box.y - other.y) < other.height / 2 && overlapOf(box, other) > 0;

/** A charge under a label; without a word that says what it is, a fee, or a discount where it lowers the net. */
const chargeOf = (token: NumberToken, words: readonly Word[], told: LineKind | null): Stated => {
  const isNegative = token.value.lt('0') || told === 'discount';
  const kind = told ?? (isNegative ? 'discount' : 'fee');
  const signed = isNegative ? token.value.abs().neg() : token.value;
  const reason = words
    .map(({ text }) => text)
    .filter(
      (text) => /\p{L}{2}/u.test(text) && !/^(kr|sek|eur|dkk|nok|usd|gbp|pln|czk|chf)[.:]?$/i.test(text),
    )
    .join(' ');
  const rate = words
    .map(({ text }) => /^\(?(\d+(?:[.,]\d+)?)%/.exec(text)?.[1])
    .find((text) => text !== undefined);
  const charge = {
    charge: !isNegative,
    kind,
    reason,
    amount: token.value.abs().toFixed(2),
    vatRate: rate?.replace(',', '.') ?? null,
  };
  return { charge, printed: amountOf(token), signed };
};

const statedCharge = (row: Row, mark: DecimalMark): Stated[] => {
  const kind = kindOfText(row);
  const token = numbersOf(row, mark).findLast(({ decimals, percent }) => decimals === 2 && !percent);
  if (kind === null || token === undefined || token.value.eq('0')) return [];
  const vatRate = numbersOf(row, mark).find(({ percent }) => percent)?.text ?? null;
  const stated = chargeOf(token, row.words, kind);
  return [{ ...stated, charge: { ...stated.charge, vatRate } }];
};
