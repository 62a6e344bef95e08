import { type Decimal, decimal } from '../../values/decimal.ts';
import { unitOf } from '../../values/units.ts';
import { type Box, boxAround, type Word } from '../page/page.ts';
import { type DecimalMark, type PrintedNumber, valueOf } from './printed-number.ts';
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

/** The number that words print, read with the decimal mark of the document; null for what is a code or has no known unit. */
export const tokenOf = (
  row: Row,
  words: readonly Word[],
  printed: PrintedNumber,
  mark: DecimalMark,
): NumberToken | null => {
  if (/^0\d|^\d{8,}$/.test(printed.body)) return null;
  // What follows decimals without a blank is a unit, known or not.
  if (printed.unit !== '' && unitOf(printed.unit) === null && !/[.,]\d+$/.test(printed.body)) return null;
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
