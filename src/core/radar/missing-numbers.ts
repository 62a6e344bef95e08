import { daysBetween } from '../values/calendar.ts';
import { arrivalDays, type MissingInvoice, type Place, type ReceivedInvoice } from './received.ts';
import { printRunning, runningNumber } from './number-series.ts';

/** So many steps must be known before one is unlike the others. */
const knownSteps = 8;

/** More than so many numbers at once are another beginning and not lost. */
const mostAtOnce = 3;

const placeOf = ({ id, number, date }: ReceivedInvoice): Place => ({ invoiceId: id, number, date });

/** A gap between two invoices of a series. */
export interface NumberGap extends MissingInvoice {
  readonly by: 'number';
  readonly before: Place;
}

const gapsIn = (
  series: string,
  own: readonly (readonly [running: number, invoice: ReceivedInvoice])[],
  today: string,
): NumberGap[] => {
  const found: NumberGap[] = [];
  let [steps, ones] = [0, 0];
  let previous: (typeof own)[number] | undefined;
  for (const next of own) {
    const [running, invoice] = next;
    if (previous !== undefined) {
      const [last, before] = previous;
      const step = running - last;
      const days = daysBetween(before.date, invoice.date);
      // The 95th percentile of the steps before is one.
      const beyond = steps >= knownSteps && step > 1 && ones >= Math.ceil(steps * 0.95);
      // A series that runs backwards in time is sorted by another clock than ours.
      if (beyond && step <= mostAtOnce + 1 && days >= 0) {
        const missing = Array.from({ length: step - 1 }, (_, at) => printRunning(series, last + 1 + at));
        if (daysBetween(invoice.date, today) >= arrivalDays)
          found.push({
            by: 'number',
            subject: `number ${missing.join(' ')}`,
            numbers: missing,
            after: placeOf(before),
            before: placeOf(invoice),
            days,
            usual: 1,
          });
      } else {
        steps += 1;
        ones += step === 1 ? 1 : 0;
      }
    }
    previous = next;
  }
  return found;
};

/**
 * Numbers that a supplier skipped where it counts this unit's invoices one by one: at least eight steps are known, and a step is
 * beyond the 95th percentile of those before it, which is one. Credit notes count in their series. Suppliers that count all their
 * customers together have no such series, and none is told of them.
 */
export const numberGaps = (received: readonly ReceivedInvoice[], today: string): NumberGap[] => {
  const series = new Map<string, Map<number, ReceivedInvoice>>();
  for (const invoice of received) {
    const read = runningNumber(invoice.number);
    if (read === null) continue;
    const own = series.get(read.series) ?? new Map<number, ReceivedInvoice>();
    series.set(read.series, own);
    if (!own.has(read.running)) own.set(read.running, invoice);
  }
  return [...series].flatMap(([name, own]) =>
    gapsIn(
      name,
      [...own].toSorted(([a], [b]) => a - b),
      today,
    ),
  );
};
