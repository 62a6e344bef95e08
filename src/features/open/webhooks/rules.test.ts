import { expect, test } from 'vitest';
import { hasArrived, retryAfterOf, waitAfter, waitsBefore } from './rules.ts';

const now = new Date('2026-11-23T08:00:00Z');

test('waits as the schedule says or a tenth longer, and gives up after ten tries', () => {
  expect(waitsBefore.map((wait) => wait / 1_000)).toEqual([
    0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
  ]);
  expect([waitAfter(1, 0, null), waitAfter(1, 1, null), waitAfter(9, 0, null)]).toEqual([
    5_000, 5_500, 86_400_000,
  ]);
  expect(waitAfter(10, 0, null)).toBeNull();
});

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 23 Nov 2026 08:01:00 GMT', 60_000],
  ['Mon, 23 Nov 2026 07:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('a Retry-After of %s asks for %s', (header, asked) => expect(retryAfterOf(header, now)).toBe(asked));

test('a receiver may ask for longer than the schedule, a day at most, and not for less', () => {
  expect(waitAfter(1, 0, 60_000)).toBe(60_000);
  expect(waitAfter(2, 0, 1_000)).toBe(300_000);
  expect(waitAfter(1, 0, 10 * 86_400_000)).toBe(86_400_000);
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [301, false],
  [null, false],
])('%s has arrived: %s', (status, arrived) => expect(hasArrived(status)).toBe(arrived));
