import { decimal, type Decimal, fixed, rounded, zero } from '../values/decimal.ts';

/** A deal's days; open where it has no end. */
export interface DealDays {
  readonly dealId: string;
  readonly from: string;
  readonly to: string | null;
}

/** What was bought of one article, with the deals for it and those for the same goods elsewhere. */
export interface LoyalGoods {
  readonly articleId: string;
  readonly own: readonly DealDays[];
  readonly twins: readonly DealDays[];
  /** Net sums by day. */
  readonly days: readonly { readonly date: string; readonly sum: string }[];
}

/** How much of what a deal exists for was bought under it (DEALS.md, section 7, "Avtalstrohet"). */
export interface Loyalty {
  readonly under: string;
  readonly beside: string;
  /** Of both, one decimal; null where nothing was bought of either. */
  readonly percent: string | null;
  /** What was bought beside a deal, the most first, with the deal that there was. */
  readonly besides: readonly { readonly articleId: string; readonly dealId: string; readonly sum: string }[];
}

const holds = ({ from, to }: DealDays, date: string): boolean => from <= date && (to === null || to >= date);

/**
 * Adds up what was bought under a deal for it, and what was bought without one although a deal for the same goods was in force that day. What no
 * deal exists for is in neither.
 */
export const loyaltyOf = (goods: readonly LoyalGoods[]): Loyalty => {
  let [under, beside]: [Decimal, Decimal] = [zero, zero];
  const besides = new Map<string, { articleId: string; dealId: string; sum: Decimal }>();
  for (const { articleId, own, twins, days } of goods) {
    for (const { date, sum } of days) {
      if (own.some((deal) => holds(deal, date))) {
        under = under.plus(decimal(sum));
        continue;
      }
      const twin = twins.find((deal) => holds(deal, date));
      if (twin === undefined) continue;
      beside = beside.plus(decimal(sum));
      const before = besides.get(articleId)?.sum ?? zero;
      besides.set(articleId, { articleId, dealId: twin.dealId, sum: before.plus(decimal(sum)) });
    }
  }
  const all = under.plus(beside);
  return {
    under: fixed(under, 2),
    beside: fixed(beside, 2),
    percent: all.gt(zero) ? rounded(under.times('100').div(all), 1) : null,
    besides: [...besides.values()]
      .toSorted((a, b) => b.sum.cmp(a.sum))
      .map(({ sum, ...one }) => ({ ...one, sum: fixed(sum, 2) })),
  };
};
