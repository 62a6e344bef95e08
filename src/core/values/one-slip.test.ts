import { expect, test } from 'vitest';
import { isOneSlip } from './one-slip.ts';

test.each([
  ['214070', '21407'],
  ['214070', '2140700'],
  ['214070', '214071'],
  ['214070', '214700'],
  ['214070', '124070'],
  ['bryggan', 'brygan'],
])('%s may be %s', (one, other) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([true, true]);
});

test.each([
  ['214070', '214070'],
  ['214070', '2140'],
  ['214070', '214181'],
  ['214070', '240170'],
  ['', '42'],
])('%s is not %s by one slip', (one, other) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([false, false]);
});
