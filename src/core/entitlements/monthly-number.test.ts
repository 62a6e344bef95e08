import { expect, test } from 'vitest';
import { type Received, waitForPlan } from './monthly-number.ts';

const at = (id: string, day: string, month = day.slice(0, 7)): Received => ({
  id,
  month,
  receivedAt: new Date(`${day}T10:00:00Z`),
});

const none = new Map<string, number>();

test('those beyond the number wait, by receipt and then by id, whatever order they are read in', () => {
  const batch = [at('d', '2026-11-03'), at('b', '2026-11-02'), at('c', '2026-11-02'), at('a', '2026-11-01')];
  expect([...waitForPlan(batch, none, 2)].toSorted()).toEqual(['c', 'd']);
  expect(waitForPlan(batch, none, 4).size).toBe(0);
  expect(waitForPlan(batch, none, null).size).toBe(0);
});

test('each month has its own number, and what came before counts', () => {
  const batch = [at('a', '2026-10-31'), at('b', '2026-11-01')];
  expect([...waitForPlan(batch, new Map([['a', 2]]), 2)]).toEqual(['a']);
  expect([...waitForPlan(batch, new Map([['b', 1]]), 2)]).toEqual([]);
});

test('one that came early and was read late takes its own place', () => {
  expect(waitForPlan([at('early', '2026-11-01')], new Map([['early', 1]]), 2).size).toBe(0);
});
