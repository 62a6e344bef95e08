import { type Decimal, decimal } from '#core/values/decimal.ts';
import { unitOf } from '#core/values/units.ts';
import { type Box, boxAround, rightOf, type Word } from './page.ts';
import { type DecimalMark, type PrintedNumber, printedNumber, valueOf } from './printed-number.ts';
import type { Row } from './rows.ts';

/** A number on a page. */
export interface NumberToken {
  readonly row: Row;
  readonly box: Box;
  readonly words: readonly Word[];
  /** Decimal string as printed. */
  readonly text: string;
  readonly value: Decimal;
  readonly percent: boolean;
  readonly money: boolean;
  /** Decimals printed. */
  readonly decimals: number;
  /** What it is when its mark before three digits is a decimal mark after all (`1.000` kg); `null` where there is no doubt. */
  readonly otherwise: string | null;
  /** A unit that stands at the number without a blank. */
  readonly unit: string;
}

/** The numbers of a row, from left to right. Identifiers (leading zeros, eight digits without a mark) are not among them. */
export const numbersOf = (row: Row, mark: DecimalMark): NumberToken[] => {
  const tokens: NumberToken[] = [];
  for (let index = 0; index < row.words.length; index++) {
    const words = group(row.words, index);
    const text = words
      .map((word) => word.text)
      .join(' ')
      .replace(/^([-−–]) /, '$1');
    const printed = printedNumber(text);
    const token = printed === null ? null : tokenOf(row, words, printed, mark);
    if (token === null) continue;
    index += words.length - 1;
    const next = row.words[index + 1];
    const percent = token.percent || next?.text === '%';
    tokens.push(percent ? { ...token, percent } : token);
  }
  return tokens;
};

/** The word with those after it that print its thousands: `1 234,50`, or its minus before it. */
const group = (words: readonly Word[], index: number): Word[] => {
  const first = words[index];
  const found = first === undefined ? [] : [first];
  if (first === undefined || !/^([-−–]|[-−–]?([€$£]|kr)?\d{1,3})$/i.test(first.text)) return found;
  for (let at = index + 1; at < words.length; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined) break;
    const gap = (word.box.x - rightOf(before.box)) / word.box.height;
    const pattern = /^[-−–]$/.test(before.text) ? /^\d/ : /^\d{3}([.,]\d+)?(kr|€|:-|-)?$/i;
    if (gap > 0.5 || !pattern.test(word.text)) break;
    found.push(word);
    if (!/^\d{3}$/.test(word.text)) break;
  }
  return found;
};

const tokenOf = (
  row: Row,
  words: readonly Word[],
  printed: PrintedNumber,
  mark: DecimalMark,
): NumberToken | null => {
  if (/^0\d|^\d{8,}$/.test(printed.body)) return null;
  if (printed.unit !== '' && unitOf(printed.unit) === null) return null;
  const text = valueOf(printed, mark);
  if (text === null) return null;
  const { percent, money, unit } = printed;
  const isDoubtful = /^\d{1,3}[.,]\d{3}$/.test(printed.body) && decimalsIn(text) === 0;
  const otherwise = isDoubtful ? text.replace(/(\d{3})$/, '.$1') : null;
  const decimals = decimalsIn(text);
  const box = boxAround(words.map((word) => word.box));
  return { row, box, words, text, value: decimal(text), percent, money, decimals, unit, otherwise };
};

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;
