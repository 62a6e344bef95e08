import { type Decimal, decimal } from '#core/values/decimal.ts';
import type { DraftLine } from './invoice-draft.ts';
import { pageLeft, pageRight } from './page-measures.ts';
import { printedAmount, printedNumber, printedUnit } from './printed-values.ts';

interface Column {
  readonly title: string;
  /** Left edge, or right edge of a column of numbers. */
  readonly x: number;
  readonly right: boolean;
  readonly width: number;
  readonly value: (line: DraftLine, sum: Decimal) => string;
}

/** The columns of the table of lines, from left to right. */
export const lineColumns: readonly Column[] = [
  { title: 'Art.nr', x: pageLeft + 6, right: false, width: 58, value: ({ articleNumber }) => articleNumber },
  {
    title: 'Benämning',
    x: pageLeft + 68,
    right: false,
    width: 176,
    value: ({ name, deposit }) =>
      deposit === undefined ? name : `${name}, pant ${printedAmount(decimal(deposit))}`,
  },
  { title: 'Antal', x: 322, right: true, width: 44, value: ({ quantity }) => printedNumber(quantity) },
  { title: 'Enhet', x: 328, right: false, width: 32, value: ({ unit }) => printedUnit(unit) },
  { title: 'À-pris', x: 414, right: true, width: 54, value: ({ price }) => printedNumber(price, 2) },
  {
    title: 'Rabatt',
    x: 458,
    right: true,
    width: 42,
    value: ({ discount }) => (discount === undefined ? '' : printedAmount(decimal(discount))),
  },
  { title: 'Moms', x: 490, right: true, width: 30, value: ({ vatRate }) => `${printedNumber(vatRate)} %` },
  { title: 'Belopp', x: pageRight - 6, right: true, width: 58, value: (_line, sum) => printedAmount(sum) },
];
