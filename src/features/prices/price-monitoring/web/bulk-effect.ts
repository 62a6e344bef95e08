import { decimal } from '#core/values/decimal.ts';
import type { AlertGroup } from '../contract-alerts.ts';

interface Sum {
  readonly currency: string;
  readonly amount: string;
}

/** What a decision on several articles comes to. */
export interface BulkEffect {
  /** Kronor a year of those whose year is known, by currency. */
  readonly yearly: readonly Sum[];
  /** A year of at least one of them is estimated. */
  readonly isEstimated: boolean;
  /** Articles without a known year. */
  readonly withoutYear: number;
  /** Extra cost so far, by currency. */
  readonly extra: readonly Sum[];
  readonly suppliers: readonly string[];
  /** Articles with deals that accepting the new prices would end. */
  readonly ending: readonly AlertGroup[];
  readonly endingDeals: number;
}

const sumsOf = (amounts: readonly Sum[]): Sum[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    amount: group.reduce((sum, { amount }) => sum.plus(decimal(amount)), decimal('0')).toFixed(),
  }));

/** Sums up rows of the list; the figures are those that the rows show. */
export const effectOf = (rows: readonly AlertGroup[]): BulkEffect => {
  const years = rows.flatMap(({ yearlyImpact, currency, isEstimated }) =>
    yearlyImpact === null ? [] : [{ currency, amount: yearlyImpact, isEstimated }],
  );
  const ending = rows.filter((row) => row.ending.length > 0);
  return {
    yearly: sumsOf(years),
    isEstimated: years.some((year) => year.isEstimated),
    withoutYear: rows.length - years.length,
    extra: sumsOf(rows.map(({ sumDifference, currency }) => ({ currency, amount: sumDifference }))),
    suppliers: [...new Set(rows.map(({ supplierId }) => supplierId))],
    ending,
    endingDeals: new Set(ending.flatMap((row) => row.ending.map(({ id }) => id))).size,
  };
};
