import { decimal, sumOf } from '#core/values/decimal.ts';
import { compareKeys } from './line-order.ts';
import type { AlertEntry } from './types.ts';

/** An article's entries as one row of a list. Sums are kronor. */
export interface GroupSummary {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly itemCount: number;
  /** The newest entry's difference per unit. */
  readonly priceDiff: string;
  readonly sumDiff: string;
  /** The newest comment that a decision left on these entries. */
  readonly comment: string | null;
}

/** How many entries there are in each status: `total = unresolved + resolved + ignored`. */
export interface StatusTotals {
  readonly total: number;
  readonly unresolved: number;
  readonly resolved: number;
  readonly ignored: number;
}

/** Groups one article's entries, given in any order; `null` when there are none. */
export const summarise = (entries: readonly AlertEntry[]): GroupSummary | null => {
  const sorted = entries.toSorted((a, b) => compareKeys(a.key, b.key));
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    firstDate: first.key.invoiceDate,
    lastDate: last.key.invoiceDate,
    itemCount: sorted.length,
    priceDiff: last.itemDiff,
    sumDiff: sumOf(sorted.map((entry) => decimal(entry.sumDiff))).toFixed(),
    comment: sorted.findLast((entry) => entry.decision?.comment)?.decision?.comment ?? null,
  };
};

/** Counts entries by status. */
export const countStatuses = (entries: readonly AlertEntry[]): StatusTotals => {
  const count = (status: AlertEntry['status']): number =>
    entries.filter((entry) => entry.status === status).length;
  return {
    total: entries.length,
    unresolved: count('UNRESOLVED'),
    resolved: count('RESOLVED'),
    ignored: count('IGNORED'),
  };
};
