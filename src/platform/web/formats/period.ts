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

/** Stands where a choice has no dates of its own: its name gives them. */
const noDay = '1970-01-01';

const isUnset = (stored: DateRange): boolean => stored.period === '';

/** The stored choice as a menu choice: the standard when none was made, custom when it was made by the stepper. */
export const asMenuChoice = (stored: DateRange, today: string): { readonly period: MenuPeriod } & Range => {
  if (isUnset(stored)) return { period: '90d', ...menuRange('90d', today) };
  const period = menuPeriods.find((one) => one === stored.period) ?? 'custom';
  const range = period === 'custom' ? { from: stored.from, to: stored.to } : menuRange(period, today);
  return { period, ...range };
};

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The parts of a query string that say a period. */
export type PeriodParts = Readonly<Record<'period' | 'from' | 'to', string | null>>;

/** A choice as the query string says it: a link shows what its sender saw. Dates stand where the name does not give them. */
export const periodParts = ({ period, from, to }: DateRange): PeriodParts => {
  const isOwn = period === 'custom';
  return {
    period: period === '' ? null : period,
    from: isOwn || period.startsWith('calendar-') ? from : null,
    to: isOwn ? to : null,
  };
};

/** The choice that a query string says, or null where it says none that can be read. */
export const periodIn = (values: Readonly<Record<string, string>>): DateRange | null => {
  const { period = '', from, to } = values;
  if (period === 'custom') return isDay(from) && isDay(to) ? { period, from, to } : null;
  if (period.startsWith('calendar-')) return isDay(from) ? { period, from, to: from } : null;
  const named = menuPeriods.find((one) => one === period);
  return named === undefined ? null : { period: named, from: noDay, to: noDay };
};
