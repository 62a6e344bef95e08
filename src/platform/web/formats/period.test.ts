import { expect, test } from 'vitest';
import { asMenuChoice, menuRange } from './period.ts';
import { asStepChoice, stepDate, stepRange } from './step-period.ts';
import { noDateRange } from '../session/state.ts';

const today = '2026-03-19';

test('seven days end today and include both ends', () => {
  expect(menuRange('7d', today)).toEqual({ from: '2026-03-13', to: '2026-03-19' });
  expect(menuRange('all', today)).toEqual({});
});

test('calendar periods around a date', () => {
  expect(stepRange('month', '2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(stepRange('quarter', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(stepRange('year', today)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});

test('stepping crosses the turn of the year', () => {
  expect(stepDate('month', '2026-01-15', -1)).toBe('2025-12-01');
  expect(stepDate('quarter', '2026-11-20', 1)).toBe('2027-01-01');
});

test('the placeholder range means that no period was chosen', () => {
  expect(asMenuChoice(noDateRange, today)).toEqual({ period: '90d', from: '2025-12-20', to: today });
});

test('a relative choice moves with the day, a custom one stays', () => {
  const seven = { from: '2026-01-01', to: '2026-01-07', period: '7d' };
  expect(asMenuChoice(seven, today).to).toBe(today);
  const custom = { from: '2026-01-01', to: '2026-01-31', period: 'custom' };
  expect(asMenuChoice(custom, today)).toEqual({ period: 'custom', from: '2026-01-01', to: '2026-01-31' });
});

test('a calendar period chosen by the stepper is a custom range in a menu, and the other way about this month', () => {
  const february = { from: '2026-02-01', to: '2026-02-28', period: 'calendar-month' };
  expect(asMenuChoice(february, today)).toEqual({ period: 'custom', from: '2026-02-01', to: '2026-02-28' });
  expect(asStepChoice(february, today)).toEqual({ period: 'month', from: '2026-02-01', to: '2026-02-28' });
  const seven = { from: '2026-03-13', to: today, period: '7d' };
  expect(asStepChoice(seven, today)).toEqual({ period: 'month', from: '2026-03-01', to: '2026-03-31' });
});
