import { expect, test } from 'vitest';
import { nextDigest } from './rules.ts';

test.each([
  ['in the morning of a winter day', '2026-11-20T04:30:00Z', '2026-11-20T06:00:00.000Z'],
  ['at the hour itself: tomorrow', '2026-11-20T06:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['in a summer evening', '2026-07-01T20:15:00Z', '2026-07-02T05:00:00.000Z'],
  ['before the clocks go back', '2026-10-24T06:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
  ['before the clocks go forward', '2027-03-27T07:00:00Z', '2027-03-28T05:00:00.000Z'],
  ['after the hour that never comes', '2027-03-28T01:00:00Z', '2027-03-28T05:00:00.000Z'],
])('R56 the next digest leaves at seven in Sweden: %s', (_name, now, expected) => {
  expect(nextDigest(new Date(now)).toISOString()).toBe(expected);
});
