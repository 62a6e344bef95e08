import { expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { pricedPair } from '#testing/price-watch/priced-pairs.ts';
import { isWhole, turn } from '#testing/share.ts';
import { decimal, sumOf } from '#core/values/decimal.ts';
import type { Cause } from './types.ts';
import { whyOf } from './why.ts';

const pairs = isWhole('HISTORIES') ? 20_000 : 2000;
const first = 1 + (turn % 100) * pairs;

test('one discount in per cent on two prices, rounded to the öre on each line, is no other discount', () => {
  // 7.5 % of 4.39 kr: on twelve of them 3.95 kr, on one 0.33 kr.
  const from = facts('4.060833', { discount: '0.329167' });
  expect(whyOf(facts('4.06', { discount: '0.33' }), from, 'no').causes).toEqual(['other']);
  // 10 % on 1234.56 and on 1300.05.
  const before = facts('1111.1', { discount: '123.46' });
  expect(whyOf(facts('1170.04', { discount: '130.01' }), before, 'no')).toMatchObject({
    causes: ['list'],
    parts: [{ name: 'list', amount: '58.94' }],
  });
});

test('a discount below a tenth of a per cent that is gone is a lost one, and one of an öre that grew a higher one', () => {
  expect(whyOf(facts('250', {}), facts('249.97', { discount: '0.03' }), 'no').causes).toEqual([
    'discount-lost',
  ]);
  const lower = whyOf(facts('99.95', { discount: '0.05' }), facts('90', { discount: '10' }), 'no');
  expect(lower.causes).toEqual(['discount-lower']);
});

test(`over ${pairs} pairs of printed lines from ${first} nothing is told that they do not prove, and what they prove is told`, () => {
  let proven = 0;
  let missed = 0;
  for (let seed = first; seed < first + pairs; seed += 1) {
    const pair = pricedPair(seed);
    const why = whyOf(pair.to, pair.from, 'no');
    const told: readonly Cause[] = why.causes.filter((cause) => cause !== 'other');
    expect(
      told.filter((cause) => !pair.proven.includes(cause)),
      `seed ${seed}: ${pair.story}`,
    ).toEqual([]);
    const parts = sumOf(why.parts.map(({ amount }) => decimal(amount)));
    expect(parts.eq(decimal(why.to).minus(decimal(why.from)))).toBe(true);
    proven += pair.proven.length;
    missed += pair.proven.filter((cause) => !told.includes(cause)).length;
  }
  // A part of less than an öre is not told.
  expect(missed / proven).toBeLessThan(0.005);
});
