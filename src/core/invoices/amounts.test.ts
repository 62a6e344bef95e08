import { expect, test } from 'vitest';
import { comparablePrice, decimalsOf, unitPrice } from './amounts.ts';

test.each([
  ['20.0000', null, '20.0000'],
  ['20.0000', '1.00', '20.0000'],
  ['20', '0', '20'],
  ['12.50', '100', '0.1250'],
  ['3.40', '100.000', '0.0340'],
  ['199.00', '1000', '0.19900'],
  ['10', '4', '2.5'],
  ['10', '3', '3.3333333333'],
  ['20', '3', '6.6666666667'],
  ['-10', '8', '-1.25'],
  [null, '100', null],
])('price %s per %s is %s', (price, base, each) => {
  expect(unitPrice(price, base)).toBe(each);
});

test.each([
  ['557.46', '12', '46.455'],
  ['100', '3', '33.333333'],
  ['200', '3', '66.666667'],
  ['0.0000025', '5', '0.000001'],
  ['-100', '3', '-33.333333'],
  ['100', '-3', '-33.333333'],
  ['100', '0', null],
  ['100', '0.000', null],
  ['100', null, null],
])('%s ÷ %s compares as %s', (sum, quantity, price) => {
  expect(comparablePrice(sum, quantity)).toBe(price);
});

test('printed decimals', () => {
  expect(['5', '5.0', '-0.125'].map(decimalsOf)).toEqual([0, 1, 3]);
});
