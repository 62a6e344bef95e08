import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { within } from './within.ts';

test('R53 work that is done in time is answered as it is', async () => {
  let told = 0;
  expect(await within(5, Promise.resolve('done'), () => (told += 1))).toBe('done');
  await delay(15);
  expect(told).toBe(0);
  await expect(within(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('R53 work that is late is answered for, and what becomes of it harms nobody', async () => {
  const late = Promise.withResolvers<string>();
  let told = 0;
  expect(await within(10, late.promise, () => (told += 1))).toEqual(refused('service.unavailable'));
  expect(told).toBe(1);
  late.reject(new Error('failed at last'));
  await delay(5);
});
