import type { PriceFacts } from '#core/price-watch/types.ts';

/** What a line at 12 % VAT says of its price, without pack, discount or deposit. */
export const facts = (price: string, more: Partial<PriceFacts> = {}): PriceFacts => ({
  price,
  printed: null,
  pack: null,
  vatRate: '12',
  discount: null,
  deposit: null,
  ...more,
});
