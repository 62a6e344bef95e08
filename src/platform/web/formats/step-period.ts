import { iso, type Range } from './period.ts';
import type { DateRange } from '../session/app-state.ts';

export const stepPeriods = ['month', 'quarter', 'year', 'all'] as const;

export type StepPeriod = (typeof stepPeriods)[number];

const partsOf = (date: string) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1 });

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

/** The name under which the stepper's choice is stored. */
export const calendar = (period: StepPeriod): string => (period === 'all' ? 'all' : `calendar-${period}`);

/** The stored choice as a calendar period: this month unless the stepper (or all time) was the last to choose. */
export const asStepChoice = (stored: DateRange, today: string): { readonly period: StepPeriod } & Range => {
  const period = stepPeriods.find((one) => calendar(one) === stored.period);
  return period === undefined
    ? { period: 'month', ...stepRange('month', today) }
    : { period, ...stepRange(period, stored.from) };
};
