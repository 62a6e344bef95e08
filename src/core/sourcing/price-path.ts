import { decimal, fixed, rounded, sumOf } from '../values/decimal.ts';

/** A line of an article that counts, in the order in which it was bought; decimal strings. */
export interface BoughtLine {
  /** ISO date of the invoice. */
  readonly date: string;
  /** For one unit of measure; null: it has none, as credits. */
  readonly price: string | null;
  readonly quantity: string;
  /** Net of VAT and deposit. */
  readonly cost: string;
}

/** From when on a price was billed. */
export interface PriceStep {
  readonly from: string;
  readonly price: string;
}

/** Steps that a path keeps: the newest ones. */
const mostSteps = 24;

/** The prices of an article as they changed; several on one day end as the last of them. */
export const pricePath = (lines: readonly BoughtLine[]): readonly PriceStep[] => {
  const days = new Map<string, string>();
  for (const { date, price } of lines) if (price !== null) days.set(date, price);
  const steps: PriceStep[] = [];
  for (const [from, price] of days) {
    const before = steps.at(-1)?.price;
    if (before === undefined || !decimal(before).eq(decimal(price))) steps.push({ from, price });
  }
  return steps.slice(-mostSteps);
};

/** What lines come to: quantity in the unit of measure, at most six decimals, and kronor with two. */
export const boughtSums = (
  lines: readonly BoughtLine[],
): { readonly quantity: string; readonly cost: string } => ({
  quantity: rounded(sumOf(lines.map(({ quantity }) => decimal(quantity))), 6),
  cost: fixed(sumOf(lines.map(({ cost }) => decimal(cost))), 2),
});
