import { type Decimal, decimal } from '../../values/decimal.ts';
import { columnRole } from '../table/column-labels.ts';
import type { NumberToken } from '../words/number-token.ts';
import { numbersOf } from '../words/number-tokens.ts';
import { overlapOf, type Page, rightOf, type Word } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { type Row, rowsOf } from '../words/rows.ts';

// What `%` is taken for, grown on to its number or apart: "10%" for "1090", "3,5%" for "3,5960", "Moms %" for "Moms 20".
const signs = '96|90|9o|99|95|98|960|9|0|00|2|20|22|24|26|60|200|260';
const likeRate = new RegExp(`^(\\d{1,2}(?:[.,]\\d{1,2})?)(?:${signs})$`);
const likeSign = new RegExp(`^(?:${signs}|[NY$&£o])$`);
// In a head there are no figures: any short one is a sign.
const likeSignOfHead = /^(\d{1,3}|[NY$&£o])$/;
const number = /^\d{1,2}([.,]\d{1,2})?$/;
const vatRates = new Set('6 7 12 19 20 21 22 23 24 25 5,5 5.5 10 13 14 9 8'.split(' '));
const rateLabel = /^(moms|vat|ust|mwst|tva|tax|btw|rab|disc|rem\b|remise|korting|nachlass|avdrag|sats|%)/i;
const columnOfVat = 12;
const leastLabels = 2;

/** The page with its rates written as rates: where a label of rates stands above, or the row's amounts prove it. */
export const withRates = (page: Page, mark: DecimalMark): Page => {
  const labels: Word[] = [];
  const changed = new Map<Word, string | null>();
  for (const row of rowsOf(page)) {
    for (const [sign, text] of signsOf(row, mark)) changed.set(sign, text);
    for (const word of row.words) {
      if (changed.has(word) || row.words.some(({ text }) => text === '%')) continue;
      const rate = likeRate.exec(word.text)?.[1];
      const isLabelled =
        rate !== undefined && vatRates.has(rate) && labels.some((label) => isBelow(word, label));
      const found = isLabelled ? rate : provedRate(row, word, mark);
      if (found !== undefined) changed.set(word, `${found}%`);
    }
    labels.push(...row.words.filter(({ text }) => rateLabel.test(text)));
  }
  const words = page.words.flatMap((word) => {
    const text = changed.get(word);
    return text === undefined ? [word] : text === null ? [] : [{ ...word, text }];
  });
  return { ...page, words: isInDollars(words) ? words : words.map(percentOf) };
};

/** What stands for a sign of its own: behind a label of a head, or behind a number whose row proves it to be a rate. */
const signsOf = (row: Row, mark: DecimalMark): (readonly [Word, string | null])[] =>
  row.words.flatMap((word, index) => {
    const sign = row.words[index + 1];
    if (sign === undefined || !isBeside(word, sign)) return [];
    if (likeSignOfHead.test(sign.text) && rateLabel.test(word.text) && isHead(row))
      return [[sign, '%'] as const];
    if (
      !likeSign.test(sign.text) ||
      !number.test(word.text) ||
      !isRateOf(row, [word, sign], rateOf(word.text), mark)
    )
      return [];
    return [[word, `${word.text}%`] as const, [sign, null] as const];
  });

const isHead = ({ words }: Row): boolean =>
  words.filter(({ text }) => columnRole(text) !== null).length >= leastLabels &&
  !words.some(({ text }) => /\d[.,]\d\d$/.test(text));

const isBeside = (one: Word, next: Word): boolean => next.box.x - rightOf(one.box) < one.box.height;

const isBelow = ({ box }: Word, label: Word): boolean =>
  overlapOf(label.box, box) > -columnOfVat / 4 && box.y > label.box.y;

/** The number before the sign that is grown on to it, where the amounts of the row prove that it is a rate. */
const provedRate = (row: Row, word: Word, mark: DecimalMark): string | undefined => {
  const [, digits = ''] = /^(\d[\d.,]{1,6})\S?$/.exec(word.text) ?? [];
  return [2, 1, 3, 4]
    .map((length) => word.text.slice(0, length))
    .filter((rate) => number.test(rate) && rate.length < word.text.length && digits.startsWith(rate))
    .find((rate) => word.text.length - rate.length <= 3 && isRateOf(row, [word], rateOf(rate), mark));
};

const rateOf = (text: string): Decimal => decimal(text.replace(',', '.')).div('100');

/** Whether base × rate is another amount of the row, or what is left of quantity × price without it, all among its other words. */
const isRateOf = (row: Row, not: readonly Word[], rate: Decimal, mark: DecimalMark): boolean => {
  const numbers = numbersOf({ ...row, words: row.words.filter((word) => !not.includes(word)) }, mark).filter(
    ({ value }) => !value.eq('0'),
  );
  const amounts = numbers.filter(({ decimals }) => decimals === 2);
  const isTax = amounts.some((base) =>
    amounts.some((tax) => tax !== base && tax.value.minus(base.value.times(rate)).abs().lte('0.01')),
  );
  const left = decimal('1').minus(rate);
  const [{ box } = row] = not;
  const isBetween = (price: NumberToken, sum: NumberToken): boolean =>
    price.box.x < box.x && box.x < sum.box.x;
  const isLeft = (sum: NumberToken): boolean =>
    amounts.some((price) =>
      numbers.some(
        (quantity) =>
          ![sum, price].includes(quantity) &&
          isBetween(price, sum) &&
          sum.value.minus(quantity.value.times(price.value).times(left)).abs().lte('0.005'),
      ),
    );
  return isTax || amounts.some(isLeft);
};

/** A document that names another currency, or VAT as Sweden, Denmark and Norway do, has no dollars: what looks like one behind a number or a label is a per cent sign. */
const isInDollars = (words: readonly Word[]): boolean =>
  !words.some(({ text }) => /€|^(eur|euro|sek|kr|moms|bankgiro|momsreg\S*)[.:]?$/i.test(text));

const percentOf = (word: Word): Word =>
  /^(\d{1,3}([.,]\d{1,2})?|.*-)?\$$/.test(word.text)
    ? { ...word, text: word.text.replace(/\$$/, '%') }
    : word;
