import type { DateRange } from './state.ts';

export const menuPeriods = ['7d', '30d', '90d', 'year', 'all', 'custom'] as const;

export type MenuPeriod = (typeof menuPeriods)[number];

export const stepPeriods = ['month', 'quarter', 'year', 'all'] as const;

export type StepPeriod = (typeof stepPeriods)[number];

/** ISO dates, both inclusive; absent for all time. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

const partsOf = (date: string) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1 });

const dayLength = 86_400_000;

const daysOf: Readonly<Record<string, number>> = { '7d': 7, '30d': 30, '90d': 90, year: 365 };

/** The days of a menu choice that end today; nothing for `all`. */
export const menuRange = (period: MenuPeriod, today: string): Range => {
  const days = daysOf[period];
  return days === undefined ? {} : { from: iso(Date.parse(today) - (days - 1) * dayLength), to: today };
};

const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** The calendar month, quarter or year around a date; nothing for `all`. */
export const stepRange = (period: StepPeriod, date: string): Range => {
  const months = monthsOf[period];
  if (months === undefined) return {};
  const { year, month } = partsOf(date);
  const first = month - (month % months);
  return { from: iso(Date.UTC(year, first, 1)), to: iso(Date.UTC(year, first + months, 0)) };
};

/** A date in the period before (`by` -1) or after (1) the one around `date`. */
export const stepDate = (period: StepPeriod, date: string, by: number): string => {
  const { year, month } = partsOf(stepRange(period, date).from ?? date);
  return iso(Date.UTC(year, month + by * (monthsOf[period] ?? 0), 1));
};

const isUnset = (stored: DateRange): boolean => stored.period === '';

/** The stored choice as a menu choice: the standard when none was made, custom when it was made by the stepper. */
export const asMenuChoice = (stored: DateRange, today: string): { readonly period: MenuPeriod } & Range => {
  if (isUnset(stored)) return { period: '90d', ...menuRange('90d', today) };
  const period = menuPeriods.find((one) => one === stored.period) ?? 'custom';
  const range = period === 'custom' ? { from: stored.from, to: stored.to } : menuRange(period, today);
  return { period, ...range };
};

/** The name under which the stepper's choice is stored. */
export const calendar = (period: StepPeriod): string => (period === 'all' ? 'all' : `calendar-${period}`);

/** The stored choice as a calendar period: this month unless the stepper (or all time) was the last to choose. */
export const asStepChoice = (stored: DateRange, today: string): { readonly period: StepPeriod } & Range => {
  const period = stepPeriods.find((one) => calendar(one) === stored.period);
  return period === undefined
    ? { period: 'month', ...stepRange('month', today) }
    : { period, ...stepRange(period, stored.from) };
};
