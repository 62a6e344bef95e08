import type { DateRange } from '../session/app-state.ts';

export const menuPeriods = ['7d', '30d', '90d', 'year', 'all', 'custom'] as const;

export type MenuPeriod = (typeof menuPeriods)[number];

/** ISO dates, both inclusive; absent for all time. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
}

export const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const dayLength = 86_400_000;

const daysOf: Readonly<Record<string, number>> = { '7d': 7, '30d': 30, '90d': 90, year: 365 };

/** The days of a menu choice that end today; nothing for `all`. */
export const menuRange = (period: MenuPeriod, today: string): Range => {
  const days = daysOf[period];
  return days === undefined ? {} : { from: iso(Date.parse(today) - (days - 1) * dayLength), to: today };
};

const isUnset = (stored: DateRange): boolean => stored.period === '';

/** The stored choice as a menu choice: the standard when none was made, custom when it was made by the stepper. */
export const asMenuChoice = (stored: DateRange, today: string): { readonly period: MenuPeriod } & Range => {
  if (isUnset(stored)) return { period: '90d', ...menuRange('90d', today) };
  const period = menuPeriods.find((one) => one === stored.period) ?? 'custom';
  const range = period === 'custom' ? { from: stored.from, to: stored.to } : menuRange(period, today);
  return { period, ...range };
};
