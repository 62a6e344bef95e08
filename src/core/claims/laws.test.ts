import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choose } from '#testing/price-watch/histories.ts';
import { checkClaimLaws } from '#testing/claims/claim-laws.ts';
import { claimHistoryFrom } from '#testing/claims/histories.ts';
import { seededAlertLaws } from '#testing/claims/from-alerts.ts';
import { scoreOfAnswers } from '#testing/claims/score.ts';
import { seededClaimLaws } from '#testing/claims/seeded-claim-laws.ts';
import { matchedByCore } from '#testing/credit-notes/as-claims.ts';
import { checkMatching } from '#testing/credit-notes/matching-laws.ts';
import { recallOf, scoreOf } from '#testing/credit-notes/score.ts';
import { writeSet } from '#testing/credit-notes/write-set.ts';
import { isWhole, turn } from '#testing/share.ts';

/** `npx node bench/claims/properties.ts` plays many more. */
const seeds = isWhole('HISTORIES') ? 1000 : 500;
/** Each turn the next ones. */
const dealings = isWhole('HISTORIES') ? 400 : 100;
const alerts = isWhole('HISTORIES') ? 200 : 30;
const asked = isWhole('HISTORIES') ? 2000 : 500;
const place = turn % 100;

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

test(`a second implementation that shares no file with the core agrees over ${seeds} seeds from ${1 + place * seeds}, and every step gives`, () => {
  const steps = new Set<number>();
  const first = 1 + place * seeds;
  // One step is so rare that a share may have none of it: the seeds go on until each has given.
  for (let seed = first; seed < first + seeds || (steps.size < 5 && seed < first + 10 * seeds); seed += 1)
    for (const { step } of seededClaimLaws(seed)) steps.add(step);
  expect([...steps].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
}, 60_000);

test(`a second matcher, written from the rules' text, agrees over ${dealings} dealings, from ${1 + place * dealings}`, () => {
  for (let seed = 1 + place * dealings; seed < 1 + (place + 1) * dealings; seed += 1)
    expect(() => checkMatching(seed)).not.toThrow();
}, 60_000);

test(`any order and repetition of invoices and deals gives the same claims, and those the same money, over ${alerts} histories`, () => {
  for (let seed = 1 + place * alerts; seed < 1 + (place + 1) * alerts; seed += 1)
    expect(() => seededAlertLaws(seed)).not.toThrow();
}, 60_000);

test(`of ${asked} claims that suppliers answer in eight manners and in nastier ones nothing is counted that did not come back`, () => {
  const set = writeSet(1 + place, asked);
  const score = scoreOf(set, matchedByCore(set));
  expect(score.claims).toBeGreaterThanOrEqual(asked);
  expect(score.mistakes).toEqual([]);
  const recall = (manner: string): number =>
    recallOf(score.manners.get(manner) ?? { owed: 1, found: 0, wrong: 0 });
  expect(recall('referenced')).toBeGreaterThanOrEqual(98);
  expect(recall('unreferenced')).toBeGreaterThanOrEqual(90);
  expect(recallOf(score.unnamed)).toBeGreaterThanOrEqual(90);
});

test(`of ${asked} claims whose answers were drawn anew nothing is credited but where the rules say, and most is found`, () => {
  const { score, found } = scoreOfAnswers(asked, 1 + place);
  expect(score.mistakes).toEqual([]);
  expect(score.meant).toBeGreaterThan(score.alike * 100);
  const recall = (manner: 'referenced' | 'unreferenced'): number => {
    const { met, truths } = found.get(manner) ?? { met: 0, truths: 1 };
    return (100 * met) / truths;
  };
  expect(recall('referenced')).toBeGreaterThanOrEqual(98);
  expect(recall('unreferenced')).toBeGreaterThanOrEqual(90);
});
