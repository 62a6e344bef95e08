import { decimal, fixed, sumOf } from '../values/decimal.ts';

/** Where a lower price was found (DEALS.md, section 5), in the order in which equal ones are named. */
export const savingSources = ['deal', 'own-outlet', 'offer', 'band'] as const;

export type SavingSource = (typeof savingSources)[number];

/** What could be saved on one article in a year. Kronor as decimal strings with two decimals. */
export interface Saving {
  readonly source: SavingSource;
  readonly yearly: string;
}

/** A price beside a lower one, both for the same unit, and how many of that unit a year takes. */
export interface PriceGap {
  readonly paid: string;
  readonly lower: string;
  readonly yearlyQuantity: string;
}

/** A saving of more than this share is a wrong match and none. */
const mostShare = '0.9';

/** Whether one price is so far below another that goods which are the same never differ by it: more than 90 %. */
export const isFarBelow = (lower: string, paid: string): boolean => {
  const [dear, cheap] = [decimal(paid), decimal(lower)];
  return dear.minus(cheap).gt(dear.times(mostShare));
};

/**
 * The kronor a year between two prices, to the öre; null where there is nothing to save, and where more than 90 % would be saved,
 * which goods that are the same never differ by. Source: DEALS.md, section 5, "Same goods".
 */
export const yearlySaving = ({ paid, lower, yearlyQuantity }: PriceGap): string | null => {
  const [dear, cheap] = [decimal(paid), decimal(lower)];
  if (cheap.lte('0') || cheap.gte(dear)) return null;
  if (isFarBelow(lower, paid)) return null;
  const saved = dear.minus(cheap).times(decimal(yearlyQuantity));
  return saved.gte('0.005') ? fixed(saved, 2) : null;
};

/** Of an article's savings the one that counts: the largest, never their sum. */
export const largestSaving = <Each extends Saving>(savings: readonly Each[]): Each | null =>
  savings
    .toSorted(
      (a, b) =>
        decimal(b.yearly).cmp(decimal(a.yearly)) ||
        savingSources.indexOf(a.source) - savingSources.indexOf(b.source),
    )
    .at(0) ?? null;

/** Kronor a year by whatever the articles are grouped by, the largest first, with how many articles stand behind it. */
export const savingsBy = <Key extends string>(
  counted: readonly { readonly key: Key; readonly yearly: string }[],
): readonly { readonly key: Key; readonly yearly: string; readonly articles: number }[] =>
  [...Map.groupBy(counted, ({ key }) => key)]
    .map(([key, each]) => ({
      key,
      yearly: fixed(sumOf(each.map(({ yearly }) => decimal(yearly))), 2),
      articles: each.length,
    }))
    .toSorted((a, b) => decimal(b.yearly).cmp(decimal(a.yearly)) || (a.key < b.key ? -1 : 1));
