import type { ImportDeal } from '#core/deal-import/import-row.ts';
import type { ImportEffect } from '#core/deal-import/place-rows.ts';

/** The deals after an import was saved, written without the analysis: each created deal once, each update on its deal. */
export const applyEffect = (
  deals: readonly ImportDeal[],
  { creates, updates }: ImportEffect,
  units: readonly string[] | null,
): ImportDeal[] => {
  const changed = deals.map((deal): ImportDeal => {
    const update = updates.find(({ id }) => id === deal.id);
    if (update === undefined) return deal;
    const { price, validFrom, validTo, tolerance, marketPriced, note } = update;
    return { ...deal, price, validFrom, validTo, tolerance, marketPriced, note };
  });
  const made = creates.map(
    ({ row, goods, price, validFrom, validTo, tolerance, marketPriced, note }): ImportDeal => ({
      id: `row ${row}`,
      units,
      goods: goods.goods ?? '',
      price,
      validFrom,
      validTo,
      tolerance,
      marketPriced,
      note,
    }),
  );
  return [...changed, ...made];
};
