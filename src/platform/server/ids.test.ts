import { expect, test } from 'vitest';
import { TestClock } from './clock.ts';
import { idSource } from './ids.ts';

test('an id is a UUID of version 7 with the clock in front', () => {
  const clock = new TestClock('2026-11-20T09:00:00Z');
  const id = idSource(clock, () => new Uint8Array(16).fill(0xff))();
  expect(id).toBe(
    `${clock
      .now()
      .getTime()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7fff-bfff-ffffffffffff`,
  );
});

test('ids made in one millisecond differ and a later one sorts after', () => {
  const clock = new TestClock('2026-11-20T09:00:00Z');
  const next = idSource(clock);
  const many = new Set(Array.from({ length: 10_000 }, next));
  expect(many.size).toBe(10_000);
  clock.advance(1);
  expect([...many].every((id) => id < next())).toBe(true);
});
