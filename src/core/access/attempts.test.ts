import { expect, it } from 'vitest';
import { takeAttempt } from './attempts.ts';
import type { Attempts } from './attempts.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 15, 12);
const after = (failed: number, since = 0): Attempts => ({
  failed,
  at: now - since,
  blockedUntil: now - since,
});
const waitOf = (before: Attempts | null, free = 3): number | undefined => {
  const [counted] = takeAttempt([{ free, before }], now) ?? [];
  return counted && (counted.blockedUntil - now) / minute;
};

it('lets the free tries follow each other at once', () => {
  expect([null, after(1)].map((before) => waitOf(before))).toEqual([0, 0]);
});

it('waits a minute after them, then twice as long each time, an hour at most', () => {
  const waits = [2, 3, 4, 7, 8, 9, 50].map((failed) => waitOf(after(failed)));
  expect(waits).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

it('takes no try while any key waits, and counts nothing', () => {
  const waiting = { free: 3, before: { ...after(5), blockedUntil: now + 1 } };
  expect(takeAttempt([{ free: 3, before: null }, waiting], now)).toBeNull();
  expect(takeAttempt([{ free: 3, before: { ...after(5), blockedUntil: now } }], now)).toHaveLength(1);
});

it('waits for the whole of the longest wait', () => {
  const hour = 60 * minute;
  expect(waitOf({ failed: 9, at: now, blockedUntil: now + hour })).toBeUndefined();
  expect(waitOf({ failed: 9, at: now, blockedUntil: now + hour + 1 })).toBe(60);
});

it('forgets a day without a failure', () => {
  const day = 24 * 60 * minute;
  expect(takeAttempt([{ free: 3, before: after(9, day) }], now)?.[0]?.failed).toBe(10);
  expect(takeAttempt([{ free: 3, before: after(9, day + 1) }], now)?.[0]?.failed).toBe(1);
});

it('forgets what a clock that was set back leaves in the future', () => {
  const ahead = 61 * minute;
  const future = { failed: 9, at: now + ahead, blockedUntil: now + ahead };
  expect(waitOf({ ...future, at: now + 60 * minute })).toBe(60);
  expect(takeAttempt([{ free: 3, before: future }], now)?.[0]).toEqual({
    failed: 1,
    at: now,
    blockedUntil: now,
  });
});
