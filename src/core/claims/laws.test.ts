import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choose } from '#testing/price-watch/histories.ts';
import { checkClaimLaws } from '#testing/claims/claim-laws.ts';
import { claimHistoryFrom } from '#testing/claims/histories.ts';
import { seededClaimLaws } from '#testing/claims/seeded-claim-laws.ts';

/** `npx node bench/claims/properties.ts` plays many more: these are played whenever tests run. */
const seeds = 1000;

/** Numbers decide, in turn; when they run out the first option is taken, so that shorter lists are plainer histories. */
const chooserOf = (numbers: readonly number[]): Choose => {
  let turn = 0;
  return <T>(...options: readonly T[]): T => {
    const index = (numbers[turn++] ?? 0) % options.length;
    return options[index] as T;
  };
};

test('any order and repetition of claims, credit lines and links gives the same; no öre twice; recovered ≤ claimed and ≤ the credit lines', () => {
  const numbers = fc.array(fc.nat(999), { minLength: 0, maxLength: 400, size: 'max' });
  fc.assert(
    fc.property(numbers, (drawn) => {
      const choose = chooserOf(drawn);
      checkClaimLaws(claimHistoryFrom(choose), choose);
    }),
    { numRuns: 500 },
  );
});

test(`a second implementation that shares no file with the core agrees over the seeds 1 to ${seeds}, and every step gives`, () => {
  const steps = new Set<number>();
  for (let seed = 1; seed <= seeds; seed += 1) for (const { step } of seededClaimLaws(seed)) steps.add(step);
  expect([...steps].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
}, 60_000);
