import { decimal, rounded } from '#core/values/decimal.ts';
import { sameAmount } from './monitored.ts';
import type { OrderLine, PriceFacts } from './types.ts';

/** A price as a number, and as it was printed where that is known. */
export type StatedPrice = Pick<PriceFacts, 'price' | 'printed'>;

const comesTo = ({ quantity, sum }: OrderLine, price: string): boolean =>
  sameAmount(rounded(decimal(price).times(decimal(quantity)), 2), sum);

/**
 * Whether a line was billed at a price: its comparable price or its printed one is that number, or the price comes to the
 * line's net sum at the öre. Net ÷ quantity of weighed goods is never quite the price that was asked. Source: PRODUCT.md, section 2.
 */
export const isAt = (line: OrderLine, { price, printed }: StatedPrice): boolean =>
  [price, printed].some(
    (stated) =>
      stated !== null &&
      (sameAmount(stated, line.price) ||
        (line.printed !== null && sameAmount(stated, line.printed)) ||
        comesTo(line, stated)),
  );
