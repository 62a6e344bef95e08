import { decimal } from '#core/values/decimal.ts';
import type { AlertEntry, AlertStatus, Counters, OrderLine } from './types.ts';

/** The counters of an article without lines. */
export const noLines: Counters = {
  lines: 0,
  quantity: '0',
  sum: '0',
  min: null,
  max: null,
  firstDate: null,
  total: 0,
  unresolved: 0,
  resolved: 0,
  ignored: 0,
  unresolvedSum: '0',
};

const plus = (a: string, b: string): string => decimal(a).plus(decimal(b)).toFixed();

const least = (a: string | null, b: string): string =>
  a === null || (a !== b && decimal(b).lt(decimal(a))) ? b : a;

const greatest = (a: string | null, b: string): string =>
  a === null || (a !== b && decimal(b).gt(decimal(a))) ? b : a;

const one = (entry: AlertEntry | null, status: AlertStatus): number => (entry?.status === status ? 1 : 0);

/** The counters with one more line, and its entry when it has one. */
export const countLine = (counters: Counters, line: OrderLine, entry: AlertEntry | null): Counters => ({
  lines: counters.lines + 1,
  quantity: plus(counters.quantity, line.quantity),
  sum: plus(counters.sum, line.sum),
  min: least(counters.min, line.price),
  max: greatest(counters.max, line.price),
  firstDate: counters.firstDate ?? line.key.invoiceDate,
  total: counters.total + (entry === null ? 0 : 1),
  unresolved: counters.unresolved + one(entry, 'UNRESOLVED'),
  resolved: counters.resolved + one(entry, 'RESOLVED'),
  ignored: counters.ignored + one(entry, 'IGNORED'),
  unresolvedSum:
    entry?.status === 'UNRESOLVED' ? plus(counters.unresolvedSum, entry.sumDiff) : counters.unresolvedSum,
});
