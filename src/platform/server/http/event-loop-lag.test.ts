import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLag } from './event-loop-lag.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a loop in time has no lag', () => {
  const { lag, stop } = watchLag();
  expect(lag()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(lag()).toBe(0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a late loop is as late as it is, and a fifth less at each look after it', () => {
  const set = vi.spyOn(globalThis, 'setInterval');
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const { lag, stop } = watchLag();
  const [look, milliseconds] = set.mock.calls[0] ?? [];
  expect(milliseconds).toBe(100);
  const at = (time: number): number => {
    now.mockReturnValue(time);
    if (typeof look === 'function') look();
    return lag();
  };
  expect(at(5_600)).toBe(500);
  expect(at(5_700)).toBe(400);
  expect(at(5_750)).toBe(320);
  expect(at(6_250)).toBe(400);
  expect(at(6_350)).toBe(320);
  stop();
});
