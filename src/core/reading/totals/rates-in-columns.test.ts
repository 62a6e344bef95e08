import { expect, test } from 'vitest';
import type { Row } from '../words/rows.ts';
import { vatRows } from './vat-rows.ts';

/** Rows of cells whose right edges stand in columns 80 points apart. */
const rowsOf = (...texts: readonly string[]): Row[] =>
  texts.map((text, at) => {
    const words = text.split('|').map((cell, column) => {
      const width = 5 * cell.trim().length;
      const box = { x: 100 + 80 * column - width, y: 400 + 14 * at, width, height: 10 };
      return { text: cell.trim(), box, confidence: 1 };
    });
    return { page: 1, words, box: { x: 0, y: 400 + 14 * at, width: 500, height: 10 } };
  });
const read = (...texts: readonly string[]): string[] =>
  vatRows(rowsOf(...texts), ',').map(({ rate, base, amount }) => `${rate.text} ${base.text} ${amount.text}`);

test.each([
  [
    'rates between their bases and their VAT',
    ['Underlag|2000,00|500,00', 'Sats|25%|6%', 'Moms|500,00|30,00'],
    ['25 2000.00 500.00', '6 500.00 30.00'],
  ],
  [
    'rates above, one of them of nothing',
    ['Moms %|25,00|12,00|6,00', 'Netto|800,00|0,00|200,00', 'Moms kr|200,00|0,00|12,00'],
    ['25.00 800.00 200.00', '6.00 200.00 12.00'],
  ],
  ['a column that does not add up', ['Underlag|2000,00|500,00', 'Sats|25%|6%', 'Moms|500,00|31,00'], []],
  ['nothing but zeros', ['Underlag|0,00|0,00', 'Sats|25%|6%', 'Moms|0,00|0,00'], []],
])('%s', (_, texts, expected) => {
  expect(read(...texts).toSorted()).toEqual(expected);
});
