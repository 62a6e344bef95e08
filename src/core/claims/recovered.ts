import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';

/** Recovered money of one month: the month of the credit document, `YYYY-MM`. */
export interface MonthRecovered {
  readonly month: string;
  readonly amount: string;
}

/** What was recovered, net, by month of the credit document, oldest first. */
export const recoveredByMonth = (
  credits: readonly { readonly creditDate: string; readonly amount: string }[],
): MonthRecovered[] => {
  const counted = credits.filter(({ amount }) => decimal(amount).gt('0'));
  return [...Map.groupBy(counted, ({ creditDate }) => creditDate.slice(0, 7))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const sum = sumOf(own.map(({ amount }) => decimal(amount)));
      return { month, amount: sum.eq(decimal(fixed(sum, 2))) ? fixed(sum, 2) : rounded(sum, 10) };
    });
};
