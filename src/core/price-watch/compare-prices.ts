import { decimal } from '#core/values/decimal.ts';
import { causeOf } from './cause.ts';
import type { Comparison, PriceFacts } from './types.ts';

/** A line against a reference in the same unit and pack. `dealId` is the deal that gave the reference. */
export const comparePrices = (
  billed: PriceFacts,
  reference: PriceFacts,
  dealId: string | null,
): Comparison => ({
  kind: 'price',
  cause: causeOf(billed, reference),
  watchedPrice: reference.price,
  billedPrice: billed.price,
  printed: billed.printed,
  pack: billed.pack,
  itemDiff: decimal(billed.price).minus(decimal(reference.price)).toFixed(),
  perBase: null,
  dealId,
});
