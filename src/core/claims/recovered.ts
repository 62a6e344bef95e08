import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import type { Credit, CreditDocument } from './claim.ts';

/** Recovered money of one month: the month of the credit document, `YYYY-MM`. */
export interface MonthRecovered {
  readonly month: string;
  readonly currency: string;
  readonly amount: string;
}

/** What was recovered, net, by month of the credit document, oldest first, and currency. */
export const recoveredByMonth = (
  credits: readonly Credit[],
  documents: readonly CreditDocument[],
): MonthRecovered[] => {
  const papers = new Map(
    documents.flatMap((each) =>
      [each.id, ...each.lines.map(({ id }) => id)].map((id) => [id, each] as const),
    ),
  );
  const months = Map.groupBy(
    credits.filter(({ amount }) => decimal(amount).gt('0')),
    ({ creditLineId }) => {
      const paper = papers.get(creditLineId);
      if (paper === undefined) throw new RangeError('a credit of a line that is not among the documents');
      return `${paper.date.slice(0, 7)} ${paper.currency}`;
    },
  );
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const sum = sumOf(own.map(({ amount }) => decimal(amount)));
      const amount = sum.eq(decimal(fixed(sum, 2))) ? fixed(sum, 2) : rounded(sum, 10);
      return { month: key.slice(0, 7), currency: key.slice(8), amount };
    });
};

/** Extra cost of an alert's line that is left when a claim on its price was credited: never below 0 by it. */
export const extraAfterCredit = (extra: string, credited: string): string => {
  if (decimal(extra).lte('0')) return extra;
  const left = decimal(extra).minus(decimal(credited));
  return left.lt('0') ? '0' : left.toFixed();
};
