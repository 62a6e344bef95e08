import { z } from 'zod';
import { decimalText } from '#platform/wire/fields.ts';

/** What the documents prove of why a price differs; the words are those of `core/price-watch`. */
export const alertCause = z.enum([
  'list',
  'discount-lost',
  'discount-lower',
  'discount-new',
  'discount-higher',
  'pack',
  'unit',
  'vat',
  'deal',
  'other',
]);

export type AlertCause = z.output<typeof alertCause>;

/** Proven causes, the one that makes up most of the difference first; empty when it was not told why. */
export const alertCauses = z.array(alertCause).readonly();

const packSize = z.object({ baseUnit: z.enum(['kg', 'l', 'st']), amount: decimalText });

/** Per invoiced unit; null: not known. */
const stated = z.object({
  price: decimalText,
  pack: packSize.nullable(),
  listPrice: decimalText.nullable(),
  discountPercent: decimalText.nullable(),
  vatRate: decimalText.nullable(),
  deposit: decimalText.nullable(),
});

/** A price's difference in parts that add up to it. */
export const priceWhy = z.object({
  /** What the amounts are per; null: the invoiced unit. */
  baseUnit: z.enum(['kg', 'l', 'st']).nullable(),
  from: decimalText,
  to: decimalText,
  parts: z
    .array(z.object({ name: z.enum(['list', 'discount', 'pack', 'other']), amount: decimalText }))
    .readonly(),
  causes: alertCauses,
  /** What VAT and deposit of one unit changed by, outside the price. */
  vat: decimalText,
  deposit: decimalText,
  was: stated,
  is: stated,
});

export type PriceWhy = z.output<typeof priceWhy>;
