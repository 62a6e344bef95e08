import { expect, test } from 'vitest';
import { decimal, fixed } from './decimal.ts';

test.each([
  ['1.5', 2, '1.50'],
  ['-1.005', 2, '-1.01'],
  ['-0.5', 0, '-1'],
  ['-0.004', 2, '0.00'],
  ['-0.01', 0, '0'],
  ['0', 2, '0.00'],
])('%s at %i decimals is %s', (value, places, text) => {
  expect(fixed(decimal(value), places)).toBe(text);
});
