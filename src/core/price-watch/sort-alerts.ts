import { decimal } from '#core/values/decimal.ts';

/** An article in a list of alerts. Amounts are kronor; price cuts are negative. */
export interface RankedAlert {
  readonly articleId: string;
  /** Extra cost so far. */
  readonly sumDiff: string;
  /** `null` goes last. */
  readonly yearlyImpact: string | null;
}

const by =
  (amountOf: (alert: RankedAlert) => string | null) =>
  (a: RankedAlert, b: RankedAlert): number => {
    const [one, other] = [amountOf(a), amountOf(b)];
    const order =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : decimal(other).cmp(decimal(one));
    return order || (a.articleId < b.articleId ? -1 : 1);
  };

/** Most extra cost so far first; the article's id decides between equals. */
export const byExtraCost = by((alert) => alert.sumDiff);

/** Most kronor per year first; the article's id decides between equals. */
export const byYearlyImpact = by((alert) => alert.yearlyImpact);
