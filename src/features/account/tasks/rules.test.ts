import { expect, test } from 'vitest';
import { compareTasks, rankOf, shownOf, snoozedUntil } from './rules.ts';

const worth = (yearly: string | null, stake: string | null = null, isPinned = false) => ({
  yearly,
  stake,
  isPinned,
});

test('warnings come first, then kronor a year, then kronor at stake, then what saves, then what has no amount', () => {
  const tasks = {
    none: worth(null),
    small: worth('9.50'),
    claim: worth(null, '9000'),
    warning: worth(null, '10', true),
    saves: worth('-4000'),
    large: worth('100'),
    dearWarning: worth(null, '6204', true),
    cheapClaim: worth(null, '1218.00'),
  };
  const ordered = Object.entries(tasks).toSorted(([, a], [, b]) => compareTasks(a, b));
  expect(ordered.map(([name]) => name)).toEqual([
    'dearWarning',
    'warning',
    'large',
    'small',
    'claim',
    'cheapClaim',
    'saves',
    'none',
  ]);
  expect(ordered.map(([, one]) => rankOf(one))).toEqual([0, 0, 1, 1, 2, 2, 3, 4]);
});

test('amounts are compared as amounts, not as words', () => {
  expect(compareTasks(worth('1000'), worth('99.99'))).toBeLessThan(0);
  expect(compareTasks(worth('5.0'), worth('5.00'))).toBe(0);
});

test('twenty are shown whole, of more the first six', () => {
  expect([0, 20, 21, 34].map(shownOf)).toEqual([20, 20, 6, 6]);
});

test('next week begins on a Monday, also from a Sunday and a Monday, and over the turn of the year', () => {
  expect(snoozedUntil('tomorrow', '2026-12-31')).toBe('2027-01-01');
  expect(snoozedUntil('next-week', '2026-11-23')).toBe('2026-11-30');
  expect(snoozedUntil('next-week', '2026-11-29')).toBe('2026-11-30');
  expect(snoozedUntil('next-week', '2026-12-30')).toBe('2027-01-04');
});
