import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, weekdayOf } from '#core/values/calendar.ts';
import { isSwedishHoliday } from '#core/values/swedish-holidays.ts';
import { hasWindow, tradeWindows } from './trade-windows.ts';

test('dry goods change on the first Monday of four months, the second where the first is a holiday', () => {
  expect(tradeWindows('dry', 2026)).toEqual(['2026-02-02', '2026-05-04', '2026-09-07', '2026-11-02']);
  expect(tradeWindows('dry', 2028)).toEqual(['2028-02-07', '2028-05-08', '2028-09-04', '2028-11-06']);
});

test('drinks change on the first day of March and September that is no Sunday', () => {
  expect(tradeWindows('drinks', 2026)).toEqual(['2026-03-02', '2026-09-01']);
  expect(tradeWindows('drinks', 2024)).toEqual(['2024-03-01', '2024-09-02']);
});

test('a rise is within a window when one lies between the last invoice and its own', () => {
  expect(hasWindow('dry', '2026-02-01', '2026-02-02')).toBe(true);
  expect(hasWindow('dry', '2026-02-02', '2026-05-03')).toBe(false);
  expect(hasWindow('dry', '2025-11-04', '2026-02-01')).toBe(false);
  expect(hasWindow('dry', '2025-10-30', '2026-01-15')).toBe(true);
  expect(hasWindow('drinks', '2026-09-02', '2027-02-28')).toBe(false);
  expect(hasWindow('fresh', '2026-02-02', '2026-02-03')).toBe(true);
});

test('no window of any year is a holiday, and a longer wait never loses one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2150 }),
      fc.constantFrom('dry' as const, 'drinks' as const),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      (year, goods, wait, more) => {
        for (const day of tradeWindows(goods, year)) {
          expect(isSwedishHoliday(day)).toBe(false);
          expect(Number(day.slice(8))).toBeLessThan(goods === 'dry' ? 15 : 4);
          if (goods === 'dry') expect(weekdayOf(day)).toBe(0);
        }
        const date = daysAfter(`${year}-01-01`, wait + more);
        if (hasWindow(goods, daysAfter(date, -wait), date))
          expect(hasWindow(goods, daysAfter(date, -wait - more), date)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
