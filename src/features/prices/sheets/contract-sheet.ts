import { z } from 'zod';
import { currency, decimalText, isoDate } from '#platform/wire/fields.ts';

export const sheetLanguage = z.enum(['sv', 'en']);

/** An article as a sheet tells of it, at one supplier and unit. */
export const sheetArticle = z.object({
  name: z.string(),
  articleNumber: z.string().nullable(),
  unit: z.string(),
  currency,
  /** Of the sheet's days. */
  quantity: decimalText,
  cost: decimalText,
  /** What a year takes; `core/price-watch/yearly-quantity`. */
  yearlyQuantity: decimalText,
  isEstimated: z.boolean(),
  /** From when on each price was billed, the oldest first. */
  path: z.array(z.object({ from: isoDate, price: decimalText })),
  deals: z.array(
    z.object({
      price: decimalText,
      validFrom: isoDate,
      validTo: isoDate.nullable(),
      marketPriced: z.boolean(),
    }),
  ),
});

/**
 * Everything that a sheet says: of one supplier and one unit, as it was when the sheet was made. There is no room in it for a
 * market's or another restaurant's price, or for another supplier (DEALS.md, section 5).
 */
export const sheetContent = z.object({
  restaurantName: z.string(),
  organizationName: z.string(),
  organizationNumber: z.string(),
  supplierName: z.string(),
  madeOn: isoDate,
  /** The days of volumes and prices. */
  from: isoDate,
  articles: z.array(sheetArticle),
  /** Claims that were sent and are not credited, with what is open of them, net. */
  claims: z.array(z.object({ number: z.string(), sentOn: isoDate, open: decimalText, currency })),
});

export type SheetLanguage = z.output<typeof sheetLanguage>;
export type SheetContent = z.output<typeof sheetContent>;
export type SheetArticle = z.output<typeof sheetArticle>;
