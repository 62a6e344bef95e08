import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { within } from './within.ts';

test('R53 work that is done in time is answered as it is', async () => {
  expect(await within(1_000, Promise.resolve('done'))).toBe('done');
  await expect(within(1_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('R53 work that is late is answered for, and what becomes of it harms nobody', async () => {
  const late = Promise.withResolvers<string>();
  expect(await within(10, late.promise)).toEqual(refused('service.unavailable'));
  late.reject(new Error('failed at last'));
  await delay(5);
});
