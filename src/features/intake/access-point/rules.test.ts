import { expect, test } from 'vitest';
import { participantText } from '#core/invoices/participant.ts';
import { receiverOf, receiverWait } from './rules.ts';

test.each([
  ['5562332451', '0007:5562332451'],
  ['2021005489', '0007:2021005489'],
  // A person's number, one with a coordination day, and one that is none.
  ['8112289874', null],
  ['8112889872', null],
  ['5562332452', null],
  ['', null],
])('whom e-invoices to %j are addressed to: %j', (number, address) => {
  const receiver = receiverOf(number);
  expect(receiver === null ? null : participantText(receiver)).toBe(address);
});

test('no number whose third digit says that it is a person becomes an address', () => {
  const [head, tail] = ['11', '0000000'];
  for (let third = 0; third < 2; third += 1)
    for (let check = 0; check < 10; check += 1)
      expect(receiverOf(`${head}${third}${tail.slice(1)}${check}`)).toBeNull();
});

test('the waits grow to six hours, and end within eight days', () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const wait = receiverWait(tries);
    if (wait === null) break;
    waits.push(wait / 60_000);
  }
  expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
  expect(Math.max(...waits)).toBe(360);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 1440;
  expect(days).toBeGreaterThan(6);
  expect(days).toBeLessThan(8);
});
