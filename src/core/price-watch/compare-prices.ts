import { decimal } from '#core/values/decimal.ts';
import type { Comparison, PriceFacts } from './types.ts';
import { type Promised, whyOf } from './why.ts';

/** A line against a reference in the same unit and pack. `dealId` is the deal that gave the reference. */
export const comparePrices = (
  billed: PriceFacts,
  reference: PriceFacts,
  dealId: string | null,
  promised: Promised,
): Comparison => ({
  kind: 'price',
  why: whyOf(billed, reference, promised),
  watchedPrice: reference.price,
  billedPrice: billed.price,
  printed: billed.printed,
  pack: billed.pack,
  itemDiff: decimal(billed.price).minus(decimal(reference.price)).toFixed(),
  perBase: null,
  dealId,
});
