import { expect, test } from 'vitest';
import { RequestRate } from './request-rate.ts';

/** How many of so many requests in one moment are let through. */
const taken = (rate: RequestRate, caller: string, now: number, asked: number): number =>
  Array.from({ length: asked }, () => rate.take(caller, now)).filter(Boolean).length;

test('a burst is let through, then so many a second', () => {
  const rate = new RequestRate(2, 5);
  expect(taken(rate, 'a', 1_000, 7)).toBe(5);
  expect(taken(rate, 'a', 1_499, 1)).toBe(0);
  expect(taken(rate, 'a', 1_500, 2)).toBe(1);
  expect(taken(rate, 'a', 3_000, 9)).toBe(3);
});

test('a second is a thousand milliseconds', () => {
  const rate = new RequestRate(1, 1);
  expect([0, 999, 1_000].map((now) => taken(rate, 'a', now, 1))).toEqual([1, 0, 1]);
});

test('what is refused costs nothing', () => {
  const rate = new RequestRate(1, 1);
  expect(taken(rate, 'a', 0, 50)).toBe(1);
  expect(taken(rate, 'a', 1_000, 50)).toBe(1);
});

test('silence gives back the burst and no more', () => {
  const rate = new RequestRate(2, 5);
  expect(taken(rate, 'a', 0, 5)).toBe(5);
  expect(taken(rate, 'a', 60_000, 9)).toBe(5);
});

test('a clock that goes back takes nothing away', () => {
  const rate = new RequestRate(1, 2);
  expect(taken(rate, 'a', 10_000, 1)).toBe(1);
  expect(taken(rate, 'a', 0, 2)).toBe(1);
});

test('callers do not share', () => {
  const rate = new RequestRate(1, 1);
  expect([taken(rate, 'a', 0, 2), taken(rate, 'b', 0, 2)]).toEqual([1, 1]);
});

test('ten thousand callers are kept, and the one that was silent for the longest time is forgotten first', () => {
  const rate = new RequestRate(1, 1);
  rate.take('a', 0);
  rate.take('b', 0);
  for (let other = 0; other < 9_998; other += 1) rate.take(`${other}`, 0);
  expect([rate.take('a', 0), rate.take('b', 0)]).toEqual([false, false]);
  rate.take('one more', 0);
  expect([rate.take('a', 0), rate.take('0', 0)]).toEqual([false, true]);
});
