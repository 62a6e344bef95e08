import type { AlertGroupDetail, WatchedStep } from '../contract-alerts.ts';

/** An article's purchases as a chart compares them: all in the unit that they are bought in, or all per litre, kilo or piece. */
export interface PricesOver {
  readonly unit: string;
  readonly watched: string | null;
  /** Beside `history`, one for each: the price, and what its alert compared it with. */
  readonly prices: readonly { readonly price: string; readonly watched: string | null }[];
  /** The watched price from when on; none where it was watched for packs of different sizes. */
  readonly steps: readonly WatchedStep[];
}

/** Where the pack has changed, no pack's price says anything of another's: then all of them per base unit, if all packs are known. */
export const pricesOver = ({ article, group, history, watched }: AlertGroupDetail): PricesOver => {
  const compared = group?.perBase ?? null;
  if (compared !== null) {
    const prices = history.flatMap(({ perBase, alert }) =>
      perBase?.baseUnit === compared.baseUnit
        ? [{ price: perBase.price, watched: alert === null ? null : compared.watchedPrice }]
        : [],
    );
    if (prices.length === history.length)
      return { unit: compared.baseUnit, watched: compared.watchedPrice, prices, steps: [] };
  }
  return {
    unit: article.unit,
    watched: group?.watchedPrice ?? (group?.kind === 'unit' ? null : article.watchedPrice),
    prices: history.map(({ price, watched: then }) => ({ price, watched: then })),
    steps: watched,
  };
};
