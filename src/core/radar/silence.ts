import { daysAfter, daysBefore, daysBetween, weekdayOf } from '../values/calendar.ts';
import { isSwedishHoliday } from '../values/swedish-holidays.ts';
import { arrivalDays, type MissingInvoice, type ReceivedInvoice } from './received.ts';
import { percentile } from './percentile.ts';

/** So many intervals must be known. */
const knownIntervals = 8;

/** A row so long and so even that a hole in it is no choice of the restaurant's: half a year of weeks, and never one left out. */
const evenIntervals = 20;
const evenness = 1.35;

/** A supplier whose longest usual interval is so many times its middle one has no rhythm to miss. */
const rhythm = 4;

/** Beyond the longest by a part of what is usual: one delivery left out is a choice, and a hole has the next one to show for it. */
const holeMargin = (usual: number): number => Math.min(usual / 2, 10);
const silenceMargin = (usual: number): number => Math.min((usual * 3) / 4, 24) + arrivalDays;

/** So many busy days more than usual: a week of the restaurant's work, or it may have been closed. */
const busyMargin = 4;

interface Interval {
  readonly from: ReceivedInvoice;
  readonly to: ReceivedInvoice | null;
  readonly days: number;
  /** Days in it on which anybody sent an invoice. */
  readonly busy: number;
}

/** How many of the sorted days lie on a day or before it. */
const upTo = (sorted: readonly string[], day: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** How many of the sorted days lie after one day and up to another. */
const busyIn = (busy: readonly string[], from: string, to: string): number =>
  upTo(busy, to) - upTo(busy, from);

/** Days between two on which Sweden rests, Sundays apart: public holidays, the time around Christmas, and July. */
const restIn = (from: string, to: string): number => {
  let rest = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) {
    const date = day.slice(5);
    const isSeason = date >= '12-22' || date <= '01-06' || (date >= '07-01' && date <= '08-07');
    if (isSeason || (weekdayOf(day) !== 6 && isSwedishHoliday(day))) rest += 1;
  }
  return rest;
};

/** Around holidays a delivery is moved, or left out. */
const holidayMargin = (usual: number, from: string, to: string): number => {
  const rest = restIn(from, to);
  return rest === 0 ? 0 : Math.max(usual, 7) + rest;
};

/** The first invoice of each day with one; credit notes keep no rhythm. */
const daysOf = (received: readonly ReceivedInvoice[]): ReceivedInvoice[] => {
  const byDay = new Map<string, ReceivedInvoice>();
  for (const invoice of received)
    if (!invoice.creditNote && !byDay.has(invoice.date)) byDay.set(invoice.date, invoice);
  return [...byDay.values()];
};

const missingIn = (
  { from, to, days }: Interval,
  usual: number,
  { id, number, date }: ReceivedInvoice,
): MissingInvoice => ({
  by: to === null ? 'silence' : 'hole',
  subject: `days ${from.date}`,
  numbers: [],
  after: { invoiceId: id, number, date },
  before: to === null ? null : { invoiceId: to.id, number: to.number, date: to.date },
  days,
  usual,
});

const judge = (known: readonly Interval[], interval: Interval, end: string): MissingInvoice | null => {
  const days = known.map((each) => each.days);
  const longest = days.reduce((most, each) => Math.max(most, each), 0);
  if (interval.days <= longest) return null;
  const [usual, middle] = [percentile(days, 95), percentile(days, 50)];
  const usualBusy = percentile(
    known.map((each) => each.busy),
    95,
  );
  if (usual === null || middle === null || usualBusy === null || usual > middle * rhythm) return null;
  // The clock of the restaurant stands while it is closed; that of the calendar goes on.
  if (interval.busy <= usualBusy + Math.min(usualBusy, busyMargin)) return null;
  const isEven = known.length >= evenIntervals && longest <= middle * evenness;
  if (interval.to !== null && !isEven) return null;
  const most = longest + (interval.to === null ? silenceMargin(usual) : holeMargin(usual));
  if (interval.days <= most) return null;
  return interval.days > most + holidayMargin(usual, interval.from.date, end)
    ? missingIn(interval, usual, interval.from)
    : null;
};

/**
 * Intervals of a supplier's invoices beyond the 95th percentile of those before them, at least eight of which are known: the one that
 * lasts today, and of an even row the one that a later invoice ended. What is once beyond counts no more as usual.
 */
export const silences = (
  received: readonly ReceivedInvoice[],
  busy: readonly string[],
  today: string,
): MissingInvoice[] => {
  const days = daysOf(received);
  const found: MissingInvoice[] = [];
  const known: Interval[] = [];
  for (const [at, from] of days.entries()) {
    const to = days[at + 1] ?? null;
    const end = to?.date ?? today;
    // Of the last days some invoices are still under way, of this supplier and of the others.
    const heard = to === null ? daysBefore(end, arrivalDays) : end;
    const interval = { from, to, days: daysBetween(from.date, end), busy: busyIn(busy, from.date, heard) };
    const missing = known.length >= knownIntervals ? judge(known, interval, end) : null;
    if (missing === null) known.push(interval);
    else if (to === null || daysBetween(to.date, today) >= arrivalDays) found.push(missing);
  }
  return found;
};
