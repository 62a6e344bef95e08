import { describe, expect, test } from 'vitest';
import { isOpenAt, nextOpening, parseOpeningHours } from './opening-hours.ts';

const hours = parseOpeningHours('mon-fri 08:00-17:00, sat 10:00-14:00') ?? [];

describe('opening hours', () => {
  test('are read day by day', () => {
    expect(hours).toHaveLength(6);
    expect(hours[5]).toEqual({ weekday: 5, from: '10:00', until: '14:00' });
    expect(parseOpeningHours('')).toEqual([]);
  });

  test.each([
    'mon-fri',
    'fri-mon 08:00-17:00',
    'mon 17:00-08:00',
    'mon 08:00-24:30',
    'weekdays 08:00-17:00',
    'mon 8-17',
  ])('are refused where they say nothing clear: %s', (text) => expect(parseOpeningHours(text)).toBeNull());

  test.each([
    // Sweden is an hour ahead of UTC in winter and two in summer.
    ['2026-11-23T07:00:00Z', true],
    ['2026-11-23T06:59:00Z', false],
    ['2026-11-23T15:59:00Z', true],
    ['2026-11-23T16:00:00Z', false],
    ['2026-07-06T06:00:00Z', true],
    ['2026-11-21T12:59:00Z', true],
    ['2026-11-22T12:00:00Z', false],
  ])('hold in Swedish time: %s', (instant, isOpen) => {
    expect(isOpenAt(hours, new Date(instant))).toBe(isOpen);
  });

  test.each([
    ['2026-11-23T05:00:00Z', { date: '2026-11-23', time: '08:00' }],
    ['2026-11-23T18:00:00Z', { date: '2026-11-24', time: '08:00' }],
    ['2026-11-27T18:00:00Z', { date: '2026-11-28', time: '10:00' }],
    ['2026-11-28T18:00:00Z', { date: '2026-11-30', time: '08:00' }],
  ])('say when it opens next after %s', (instant, opening) => {
    expect(nextOpening(hours, new Date(instant))).toEqual(opening);
  });

  test('that never come open nothing', () => {
    expect(nextOpening([], new Date('2026-11-23T05:00:00Z'))).toBeNull();
    const mondays = parseOpeningHours('mon 08:00-09:00') ?? [];
    expect(nextOpening(mondays, new Date('2026-11-23T18:00:00Z'))).toEqual({
      date: '2026-11-30',
      time: '08:00',
    });
  });
});
