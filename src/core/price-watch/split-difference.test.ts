import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { splitDifference } from './split-difference.ts';

const amount = fc.integer({ min: 1, max: 5_000_000 }).map((ore) => decimal(String(ore)).div('100'));
const factors = fc.record({
  list: fc.tuple(amount, amount),
  discount: fc.tuple(amount, amount),
  pack: fc.tuple(amount, amount),
});

test('parts add up to the difference exactly, whatever the factors', () => {
  fc.assert(
    fc.property(factors, fc.tuple(amount, amount), (each, [from, to]) => {
      const list = Object.entries(each).map(([name, [was, is]]) => ({ name, from: was, to: is }));
      const isFlat = list
        .reduce((product, one) => product.times(one.to.div(one.from)), decimal('1'))
        .round(12);
      fc.pre(!from.eq(to) && !isFlat.eq('1'));
      const parts = splitDifference(from, to, list, 2);
      expect(sumOf(parts.map((part) => decimal(part.amount))).toFixed()).toBe(to.minus(from).toFixed());
    }),
  );
});

test('the order of the factors changes nothing', () => {
  const list = { name: 'list', from: decimal('319'), to: decimal('329') } as const;
  const discount = { name: 'discount', from: decimal('0.9'), to: decimal('0.95') } as const;
  const pack = { name: 'pack', from: decimal('0.1'), to: decimal('1').div('9') } as const;
  const split = (...all: (typeof list | typeof discount | typeof pack)[]) =>
    splitDifference(decimal('28.71'), decimal('34.73'), all, 2);
  expect(split(list, discount, pack)).toEqual(split(pack, discount, list));
  expect(split(discount, pack, list)).toEqual(split(list, discount, pack));
});

test('what rounding leaves goes to the largest', () => {
  const third = decimal('2').pow(1);
  const all = (['a', 'b', 'c'] as const).map((name) => ({ name, from: decimal('1'), to: third }));
  expect(splitDifference(decimal('10'), decimal('11'), all, 2)).toEqual([
    { name: 'a', amount: '0.34' },
    { name: 'b', amount: '0.33' },
    { name: 'c', amount: '0.33' },
  ]);
});
