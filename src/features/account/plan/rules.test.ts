import { expect, test } from 'vitest';
import { mayWriteAgain } from './rules.ts';

const now = new Date('2026-11-23T10:00:00Z');

test('owners are written to once a day at most', () => {
  expect(mayWriteAgain(null, now)).toBe(true);
  expect(mayWriteAgain(new Date('2026-11-22T10:00:01Z'), now)).toBe(false);
  expect(mayWriteAgain(new Date('2026-11-22T10:00:00Z'), now)).toBe(true);
});
