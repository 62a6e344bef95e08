import { expect, test } from 'vitest';
import { chainDecisions } from './chain-decisions.ts';
import type { Decision } from './types.ts';

const made = (id: string, sequence: number) =>
  Object.assign(Object.create(null) as Decision, { id, sequence });

test('decisions on an earlier number stand before those on a later one, each in its order', () => {
  const chained = chainDecisions([[made('b', 9), made('a', 3)], [], [made('d', 2), made('c', 1)]]);
  expect(chained).toEqual([made('a', 1), made('b', 2), made('c', 3), made('d', 4)]);
});

test('a number with one decision counts as much as one with many', () =>
  expect(chainDecisions([[made('a', 7)], [made('b', 2)]])).toEqual([made('a', 1), made('b', 2)]));

test('those of a single number stay as they are', () => {
  const own = [made('b', 9), made('a', 3)];
  expect(chainDecisions([[], own])).toBe(own);
  expect(chainDecisions([[], []])).toEqual([]);
});
