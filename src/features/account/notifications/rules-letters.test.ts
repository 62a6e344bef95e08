import { expect, test } from 'vitest';
import { letterPause, lettersBySupplier } from './rules-letters.ts';

const now = new Date('2026-11-17T10:42:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const alert = (supplierId: string, article: string) => ({ supplierId, article });
const [a1, a2, b1, c1, d1] = [
  alert('a', '1'),
  alert('a', '2'),
  alert('b', '1'),
  alert('c', '1'),
  alert('d', '1'),
];

test('each supplier has its letter, with what it costs most first as it was', () => {
  const told = lettersBySupplier([a1, b1, a2], new Map(), now);
  expect(told).toEqual({ letters: [[a1, a2], [b1]], waitUntil: null });
});

test('more than three suppliers at once have one together', () => {
  expect(lettersBySupplier([a1, b1, c1], new Map(), now).letters).toHaveLength(3);
  expect(lettersBySupplier([a1, b1, a2, c1, d1], new Map(), now).letters).toEqual([[a1, b1, a2, c1, d1]]);
});

test('a supplier that was written about waits for the rest of the hour, others do not', () => {
  const written = new Map([
    ['a', ago(600_000)],
    ['c', ago(1_200_000)],
    ['d', ago(letterPause)],
  ]);
  expect(lettersBySupplier([a1, b1, c1, d1], written, now)).toEqual({
    letters: [[b1], [d1]],
    waitUntil: new Date(now.getTime() + letterPause - 1_200_000),
  });
});

test('nothing to tell is no letter', () => {
  expect(lettersBySupplier([], new Map(), now)).toEqual({ letters: [], waitUntil: null });
});
