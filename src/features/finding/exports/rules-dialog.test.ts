import { expect, test } from 'vitest';
import { fileNameOf, judgePeriod, keptUntil, lastDays } from './rules.ts';
import { filterOf, firstOption, offeredBy, periodOptions } from './rules-dialog.ts';

const today = '2026-11-22';

test('a file spans as many days as its plan says, and no more', () => {
  expect(lastDays(today, 90)).toEqual({ from: '2026-08-25', to: today });
  expect(judgePeriod(lastDays(today, 90), 90)).toBe('ok');
  expect(judgePeriod(lastDays(today, 91), 90)).toBe('too-long');
  expect(judgePeriod(lastDays(today, 365), 365)).toBe('ok');
  expect(judgePeriod({ from: today, to: '2026-11-21' }, 90)).toBe('backwards');
});

test('the days of the screen are offered, and what is longer than the plan has is locked', () => {
  const usual = periodOptions(lastDays(today, 90), today, 90);
  expect(usual.map(({ choice, isLocked }) => [choice, isLocked])).toEqual([
    ['30', false],
    ['90', false],
    ['365', true],
  ]);
  expect(firstOption(usual, lastDays(today, 90))).toBe('90');
  const week = { from: '2026-03-02', to: '2026-03-08' };
  expect(firstOption(periodOptions(week, today, 90), week)).toBe('screen');
  const long = { from: '2025-01-01', to: '2026-11-22' };
  expect(firstOption(periodOptions(long, today, 90), long)).toBe('90');
  expect(firstOption(periodOptions({}, today, 365), {})).toBe('365');
});

test('a file is named after restaurant, list and day', () => {
  expect(fileNameOf('Krog Bryggan, Övre', 'Avtalspriser', today, 'xlsx')).toBe(
    'krog-bryggan-ovre-avtalspriser-2026-11-22.xlsx',
  );
  expect(fileNameOf('食堂', 'Fakturor', today, 'csv')).toBe('fakturor-2026-11-22.csv');
  expect(keptUntil(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2026-11-29T10:00:00.000Z');
});

test('the query of a screen is its filter, without pages and days', () => {
  expect(filterOf({ search: 'ox', page: 2, limit: 50, from: today, broken: true, none: undefined })).toEqual({
    search: 'ox',
    broken: 'true',
  });
  expect(offeredBy('deviations')).toEqual(['deviations', 'lines', 'invoices', 'claims']);
});
