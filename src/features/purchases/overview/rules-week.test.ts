import { expect, test } from 'vitest';
import { dayBefore, nextWeekly, weekBefore } from './rules-week.ts';

test.each([
  ['2026-11-23T06:00:00Z', 47, '2026-11-16', '2026-11-22'],
  ['2026-11-29T22:59:00Z', 47, '2026-11-16', '2026-11-22'],
  ['2026-11-29T23:00:00Z', 48, '2026-11-23', '2026-11-29'],
  ['2027-01-04T06:00:00Z', 53, '2026-12-28', '2027-01-03'],
  ['2027-01-11T06:00:00Z', 1, '2027-01-04', '2027-01-10'],
  ['2026-01-05T06:00:00Z', 1, '2025-12-29', '2026-01-04'],
])('at %s the last week is week %i', (now, number, from, to) => {
  expect(weekBefore(new Date(now))).toMatchObject({ number, from, to });
});

test('the week before that ends the day before', () => {
  expect(weekBefore(new Date('2026-11-23T06:00:00Z'))).toMatchObject({
    previousNumber: 46,
    previousFrom: '2026-11-09',
    previousTo: '2026-11-15',
  });
});

test('the week before the first has the number of the year before', () => {
  expect(weekBefore(new Date('2027-01-11T06:00:00Z'))).toMatchObject({ number: 1, previousNumber: 53 });
});

test.each([
  ['2026-11-22T18:00:00Z', '2026-11-23T06:00:00Z'],
  ['2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'],
  ['2026-11-23T06:00:00Z', '2026-11-30T06:00:00Z'],
  ['2026-10-19T05:00:00Z', '2026-10-26T06:00:00Z'],
  ['2026-03-23T06:00:00Z', '2026-03-30T05:00:00Z'],
])('after %s it leaves at %s, summer and winter', (now, next) => {
  expect(nextWeekly(new Date(now)).toISOString()).toBe(new Date(next).toISOString());
});

test('the day before is compared with the same day of the week before', () => {
  expect(dayBefore(new Date('2026-11-22T23:30:00Z'))).toEqual({
    number: null,
    from: '2026-11-22',
    to: '2026-11-22',
    previousNumber: null,
    previousFrom: '2026-11-15',
    previousTo: '2026-11-15',
  });
});
