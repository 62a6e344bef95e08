import { decimal, fixed } from '#core/values/decimal.ts';

/** An article's newest entry of a group, beside its newest monitored line. */
export interface BilledNow {
  readonly entryId: string;
  readonly newestLineId: string;
  readonly itemDiff: string;
  /** `null` when it cannot be compared. */
  readonly watchedPrice: string | null;
}

/** The kronor a year that a difference per unit makes, to the öre. Source: DEALS.md, section 4, "Kronor a year". */
export const yearlyAmount = (itemDiff: string, quantity: string): string =>
  fixed(decimal(itemDiff).times(decimal(quantity)), 2);

/**
 * The kronor a year that a changed price makes, to the öre: its difference × the yearly quantity. Only for the price that
 * is billed now: `null` when a newer line is back at the reference, or nothing can be compared. Source: DEALS.md, section 4.
 */
export const yearlyImpact = (billed: BilledNow, quantity: string): string | null =>
  billed.watchedPrice === null || billed.entryId !== billed.newestLineId
    ? null
    : yearlyAmount(billed.itemDiff, quantity);
