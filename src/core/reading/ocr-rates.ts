import { decimal } from '#core/values/decimal.ts';
import { numbersOf } from './number-tokens.ts';
import { overlapOf, type Page, type Word } from './page.ts';
import type { DecimalMark } from './printed-number.ts';
import { type Row, rowsOf } from './rows.ts';

// `%` is often taken for two digits: "10%" for "1090", "3,5%" for "3,5960".
const likeRate = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:96|90|9o|99|95|98|960|9)$/;
const vatRates = new Set('6 7 12 19 20 21 22 23 24 25 5,5 5.5 10 13 14 9 8'.split(' '));
const rateLabel = /^(moms|vat|ust|mwst|tva|tax|btw|rab|disc|remise|korting|sats|%)/i;
const columnOfVat = 12;

/** The page with its rates written as rates: where a label of rates stands above, or the row's amounts prove it. */
export const withRates = (page: Page, mark: DecimalMark): Page => {
  const rows = rowsOf(page);
  const labels: Word[] = [];
  const changed = new Map<Word, Word>();
  for (const row of rows) {
    for (const word of row.words) {
      const rate = likeRate.exec(word.text)?.[1];
      if (rate === undefined || row.words.some(({ text }) => text === '%')) continue;
      const isLabelled = labels.some(
        ({ box }) => overlapOf(box, word.box) > -columnOfVat / 4 && word.box.y > box.y,
      );
      if ((isLabelled && vatRates.has(rate)) || isProved(row, word, rate, mark))
        changed.set(word, { ...word, text: `${rate}%` });
    }
    labels.push(...row.words.filter(({ text }) => rateLabel.test(text)));
  }
  const words = page.words.map((word) => changed.get(word) ?? word);
  return { ...page, words: isInDollars(words) ? words : words.map(percentOf) };
};

/** A document that names another currency has no dollars: what looks like one behind a number or a label is a per cent sign. */
const isInDollars = (words: readonly Word[]): boolean =>
  !words.some(({ text }) => /€|^(eur|euro|sek|kr)[.:]?$/i.test(text));

const percentOf = (word: Word): Word =>
  /^(\d{1,3}([.,]\d{1,2})?|.*-)?\$$/.test(word.text)
    ? { ...word, text: word.text.replace(/\$$/, '%') }
    : word;

/** Whether base × rate is another amount of the row. */
const isProved = (row: Row, word: Word, rate: string, mark: DecimalMark): boolean => {
  const factor = decimal(rate.replace(',', '.')).div('100');
  const amounts = numbersOf(row, mark).filter(
    ({ words, decimals }) => decimals === 2 && !words.includes(word),
  );
  return amounts.some(
    (base) =>
      !base.value.eq('0') &&
      amounts.some((tax) => tax !== base && tax.value.minus(base.value.times(factor)).abs().lte('0.01')),
  );
};
