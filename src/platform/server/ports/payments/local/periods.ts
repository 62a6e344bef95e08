import type { PeerPrice } from './books.ts';

/** The end of a period that begins at a moment (seconds of the epoch), on the same day of a later month or its last. */
export const periodEnd = (start: number, { interval, intervalCount }: PeerPrice): number => {
  const from = new Date(start * 1_000);
  const months = interval === 'year' ? 12 * intervalCount : intervalCount;
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1_000);
};

/** The part of an amount that a rest of a period is, in whole hundredths. */
export const partOf = (
  amount: number,
  { start, end }: { readonly start: number; readonly end: number },
  from: number,
): number => Math.round((amount * Math.max(0, end - Math.max(start, from))) / (end - start));
