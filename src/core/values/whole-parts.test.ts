import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, fixed, sumOf } from './decimal.ts';
import { wholeParts } from './whole-parts.ts';

test('parts of a sum add up to the sum that is printed', () => {
  expect(wholeParts(['2123.90', '654.50'])).toEqual(['2124', '654']);
  expect(wholeParts(['2373.00', '1928.30'])).toEqual(['2373', '1928']);
});

test('of equal remainders the larger amount is raised, then the first', () => {
  expect(wholeParts(['1.50', '7.50', '3.50'])).toEqual(['1', '8', '4']);
  expect(wholeParts(['0.50', '0.50'])).toEqual(['1', '0']);
});

test('nothing to part', () => {
  expect(wholeParts([])).toEqual([]);
  expect(wholeParts(['0'])).toEqual(['0']);
});

const amount = fc
  .integer({ min: -5_000_000, max: 5_000_000 })
  .map((cents) => fixed(decimal(String(cents)).div('100'), 2));

test('whatever the amounts: the sum is right, and no part is a whole away from its own', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (amounts) => {
      const parts = wholeParts(amounts);
      expect(fixed(sumOf(parts.map(decimal)), 0)).toBe(fixed(sumOf(amounts.map(decimal)), 0));
      parts.forEach((part, place) =>
        expect(
          decimal(part)
            .minus(decimal(amounts[place] ?? '0'))
            .abs()
            .lt('1'),
        ).toBe(true),
      );
    }),
  );
});
