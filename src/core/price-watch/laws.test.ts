import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choose, historyFrom } from '#testing/price-watch/histories.ts';
import { checkLaws } from '#testing/price-watch/laws.ts';
import { seededLaws } from '#testing/price-watch/seeded-laws.ts';
import { isWhole, turn } from '#testing/share.ts';

const histories = isWhole('HISTORIES') ? 2000 : 600;

/** Seeds that a run plays, of those of `bench/monitoring-properties.ts`: the next ones with each turn. */
const seeds = isWhole('HISTORIES') ? 1200 : 400;
const from = 1 + (turn % 100) * seeds;

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

test(`a second implementation that shares no file with the core agrees over ${seeds} seeds from ${from}`, () => {
  for (let seed = from; seed < from + seeds; seed += 1) expect(() => seededLaws(seed)).not.toThrow();
}, 60_000);
