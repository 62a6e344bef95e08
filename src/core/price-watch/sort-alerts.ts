import { decimal } from '#core/values/decimal.ts';

/** An article in a list of alerts. Amounts are kronor; price cuts are negative. */
export interface RankedAlert {
  readonly articleId: string;
  /** Extra cost so far. */
  readonly sumDiff: string;
  readonly yearlyImpact: string;
}

const by =
  (amount: (alert: RankedAlert) => string) =>
  (a: RankedAlert, b: RankedAlert): number =>
    decimal(amount(b)).cmp(decimal(amount(a))) || (a.articleId < b.articleId ? -1 : 1);

/** Most extra cost so far first; the article's id decides between equals. */
export const byExtraCost = by((alert) => alert.sumDiff);

/** Most kronor per year first; the article's id decides between equals. */
export const byYearlyImpact = by((alert) => alert.yearlyImpact);
