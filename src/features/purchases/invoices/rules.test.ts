import { expect, test } from 'vitest';
import { searchedAmount } from './rules.ts';

test.each([
  ['16726,28', '16726.28', false],
  ['16 726,28 kr', '16726.28', false],
  ['16\u00a0726,28', '16726.28', false],
  ['16.726,28', '16726.28', false],
  ['16726.28 SEK', '16726.28', false],
  ['−450,5', '450.50', false],
  ['1 250', '1250', true],
  ['1.250', '1250', true],
  ['336214', '336214', true],
])('%s is an amount', (text, amount, isWhole) => {
  expect(searchedAmount(text)).toEqual({ amount, isWhole });
});

test.each(['', 'kr', 'oxfilé', 'F-1001', '2026-10-01', '12,345', '1,2,3', '1234567890123'])(
  '%s is none',
  (text) => {
    expect(searchedAmount(text)).toBeNull();
  },
);
