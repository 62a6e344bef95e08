import { decimal, zero } from '#core/values/decimal.ts';
import type { OrderLine, PriceFacts } from './types.ts';

/**
 * Whether a line is compared and watched: goods with price and quantity above zero, in the article's currency, through
 * the trust gate, not from a credit note. Source: PRODUCT.md, section 3, "Monitored lines".
 */
export const isMonitored = (line: OrderLine, currency: string): boolean =>
  line.kind === 'goods' &&
  line.trusted &&
  !line.creditNote &&
  line.currency === currency &&
  decimal(line.price).gt(zero) &&
  decimal(line.quantity).gt(zero);

/** Only what explains a line's price. */
export const factsOf = (line: PriceFacts): PriceFacts => ({
  price: line.price,
  printed: line.printed,
  pack: line.pack,
  vatRate: line.vatRate,
  discount: line.discount,
  deposit: line.deposit,
});

/** Whether two decimal strings are the same number: `110` and `110.00` are. */
export const sameAmount = (a: string, b: string): boolean => a === b || decimal(a).eq(decimal(b));
