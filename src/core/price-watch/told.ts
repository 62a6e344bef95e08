import { decimal, zero } from '#core/values/decimal.ts';
import { compareKeys } from './line-order.ts';
import { isAt } from './is-at.ts';
import { isMonitored } from './monitored.ts';
import type { AlertEntry, OrderLine } from './types.ts';

/** What a person would have been told of an article. */
export interface Told {
  /** Changes of price; lines in a row at the same new price are one. */
  readonly changes: number;
  /** Σ sumDiff of the rises among the entries: what they cost beyond the watched price. */
  readonly extra: string;
}

/** Counts what the given entries, unresolved ones of an article, tell among all of its lines. */
export const toldBy = (
  lines: readonly OrderLine[],
  entries: readonly AlertEntry[],
  currency: string,
): Told => {
  const byLine = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = lines
    .filter((line) => isMonitored(line, currency))
    .toSorted((a, b) => compareKeys(a.key, b.key));
  let changes = 0;
  let before: AlertEntry | undefined;
  for (const line of ordered) {
    const entry = byLine.get(line.id);
    const goesOn = before !== undefined && isAt(line, { ...before, price: before.billedPrice });
    if (entry !== undefined && !goesOn) changes += 1;
    before = entry;
  }
  const rises = entries.map(({ sumDiff }) => decimal(sumDiff)).filter((difference) => difference.gt(zero));
  return { changes, extra: rises.reduce((sum, difference) => sum.plus(difference), zero).toFixed() };
};
