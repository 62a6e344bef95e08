import { expect, test } from 'vitest';
import { weekdayOf } from './calendar.ts';
import { easterSunday, isSwedishHoliday } from './swedish-holidays.ts';

test.each([
  [1961, '1961-04-02'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Easter is a Sunday between 22 March and 25 April, whatever the year', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const easter = easterSunday(year);
    expect([weekdayOf(easter), easter >= `${year}-03-22`, easter <= `${year}-04-25`]).toEqual([
      6,
      true,
      true,
    ]);
  }
});

test('the holidays of 2026 beside Sundays are those of the almanac', () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => isSwedishHoliday(day) && weekdayOf(day) !== 6)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-06-06',
    '2026-06-20',
    '2026-10-31',
    '2026-12-25',
    '2026-12-26',
  ]);
  expect(isSwedishHoliday('2026-03-01')).toBe(true);
});
