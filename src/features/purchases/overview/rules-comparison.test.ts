import { expect, test } from 'vitest';
import { comparisonOf } from './rules-comparison.ts';

test('a running month is held against the same days of the month before', () => {
  expect(comparisonOf('month', { from: '2026-03-01', to: '2026-03-31' }, '2026-03-19')).toEqual({
    from: '2026-03-01',
    to: '2026-03-19',
    previousFrom: '2026-02-01',
    previousTo: '2026-02-19',
    previousUntil: '2026-02-28',
  });
});

test('a day that the month before lacks becomes its last day', () => {
  const { previousTo } = comparisonOf('month', { from: '2026-03-01', to: '2026-03-31' }, '2026-03-30');
  expect(previousTo).toBe('2026-02-28');
});

test('a period that has ended is held against the whole one before', () => {
  const month = comparisonOf('month', { from: '2026-02-01', to: '2026-02-28' }, '2026-03-19');
  expect(month).toMatchObject({ to: '2026-02-28', previousTo: '2026-01-31', previousUntil: '2026-01-31' });
});

test('quarters and years reach over the turn of the year', () => {
  const quarter = comparisonOf('quarter', { from: '2026-01-01', to: '2026-03-31' }, '2026-02-10');
  expect(quarter).toMatchObject({
    previousFrom: '2025-10-01',
    previousTo: '2025-11-10',
    previousUntil: '2025-12-31',
  });
  const year = comparisonOf('year', { from: '2024-01-01', to: '2024-12-31' }, '2024-02-29');
  expect(year).toMatchObject({ previousFrom: '2023-01-01', previousTo: '2023-02-28' });
});
