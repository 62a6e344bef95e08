import * as fc from 'fast-check';
import { test } from 'vitest';
import { type Choose, historyFrom } from '#testing/price-watch/histories.ts';
import { checkLaws } from '#testing/price-watch/laws.ts';

const histories = 2000;

/** Numbers decide, in turn; when they run out the first option is taken, so that shorter lists are plainer histories. */
const chooserOf = (numbers: readonly number[]): Choose => {
  let turn = 0;
  return <T>(...options: readonly T[]): T => {
    const index = (numbers[turn++] ?? 0) % options.length;
    return options[index] as T;
  };
};

test('The result is a pure function of (lines, deals, rules, decisions): between decisions the order in which invoices arrive does not change it, arriving twice changes nothing', () => {
  const numbers = fc.array(fc.nat(9999), { minLength: 0, maxLength: 700, size: 'max' });
  fc.assert(
    fc.property(numbers, (drawn) => {
      const choose = chooserOf(drawn);
      checkLaws(historyFrom(choose), choose);
    }),
    { numRuns: histories },
  );
});
