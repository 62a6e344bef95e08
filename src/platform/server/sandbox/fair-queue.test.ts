import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const all = (): boolean => true;

test('R57 tenants take turns, each in its own order', () => {
  const queue = fairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.put(item.slice(0, 1), item);
  const taken = Array.from({ length: 6 }, () => queue.take(all));
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.take(all)).toBeUndefined();
  expect(queue.size).toBe(0);
});

test('R57 of one tenant the lightest goes first, and equals as they came', () => {
  const queue = fairQueue<string>();
  for (const [item, weight] of [
    ['a7', 7],
    ['a0', 0],
    ['a3', 3],
    ['b9', 9],
    ['a3 again', 3],
    ['a0 again', 0],
  ] as const)
    queue.put(item.slice(0, 1), item, weight);
  expect(queue.remove('a', 'a7')).toBe(true);
  expect(Array.from({ length: 5 }, () => queue.take(all))).toEqual([
    'a0',
    'b9',
    'a0 again',
    'a3',
    'a3 again',
  ]);
});

test('R57 a tenant that may not run lets the others pass and keeps its turn', () => {
  const queue = fairQueue<string>();
  for (const item of ['a1', 'b1', 'b2']) queue.put(item.slice(0, 1), item);
  expect(queue.take((tenant) => tenant !== 'a')).toBe('b1');
  expect(queue.take(all)).toBe('a1');
});

test('an item is taken out before its turn once only', () => {
  const queue = fairQueue<string>();
  queue.put('a', 'a1');
  queue.put('a', 'a2');
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([queue.size, queue.take(all), queue.size]).toEqual([1, 'a2', 0]);
  queue.put('b', 'b1');
  expect(queue.drain()).toEqual(['b1']);
  expect(queue.take(all)).toBeUndefined();
});
