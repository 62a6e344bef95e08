import { z } from 'zod';
import { savingSources } from '#core/sourcing/savings.ts';
import { decimal } from '#core/values/decimal.ts';
import { marketBand } from '#features/prices/market-band/contract-fields.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';

export const baseUnit = z.enum(['kg', 'l', 'st']);

/** What one unit of measure holds. */
export const packSize = z.object({ baseUnit, amount: decimalText });

export const statedPackBody = z.object({
  baseUnit,
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, { abort: true })
    .refine((amount) => decimal(amount).gt('0')),
});

export const supplierOf = z.object({ id, displayName: z.string() });

/** Goods with a price that somebody of the organization paid. */
const boughtGoods = z.object({
  articleId: id,
  name: z.string(),
  articleNumber: z.string().nullable(),
  supplier: supplierOf,
  category: supplierCategory,
  unit: z.string(),
  currency: z.string(),
  /** Of the newest purchase, for one unit of measure. */
  price: decimalText,
});

/** The same with what it comes to for a kilogram, litre or piece. */
export const pricedGoods = boughtGoods.extend({
  lastDate: isoDate,
  /** Older than sixty days: nothing is saved by it. */
  isOld: z.boolean(),
  /** A supplier's price list states it today, from `lastDate` on; nobody has paid it. */
  isListed: z.boolean(),
  /** Null: unknown. */
  pack: packSize.nullable(),
  packFrom: z.enum(['unit', 'name', 'stated']).nullable(),
  /** Of a kilogram, litre or piece; null where the pack is unknown. */
  comparable: decimalText.nullable(),
});

/** Where a lower price was found. */
export const foundSaving = z.object({
  source: z.enum(savingSources),
  /** Kronor a year. */
  yearly: decimalText,
  /** For one unit of measure of the article. */
  lower: decimalText,
  /** The same for a kilogram, litre or piece; null where the pack is unknown. */
  comparable: decimalText.nullable(),
  /** What is offered instead: its name and supplier; of a deal or an own restaurant the article itself. */
  name: z.string(),
  /** Of what is offered, to ask for it; null for a deal, an own restaurant and the market band. */
  otherId: id.nullable(),
  supplier: supplierOf,
  /** The unit buys from this supplier; false for the market band, which is nobody's price. */
  isOwnSupplier: z.boolean(),
  /** The restaurant that paid it, where that is another. */
  outlet: z.object({ unitId: id, displayName: z.string() }).nullable(),
  /** ISO date of that purchase, or from which a list states it; null for a deal and for the market band. */
  date: isoDate.nullable(),
});

export const sourcedArticle = pricedGoods.extend({
  /** What a year takes, in the unit of measure; `core/price-watch/yearly-quantity`. */
  yearlyQuantity: decimalText,
  isEstimated: z.boolean(),
  /** What others pay; null where the pack is unknown, and where no bands are shown. */
  band: marketBand.nullable(),
  /** The largest saving; null: none, or the plan shows it not. */
  saving: foundSaving.nullable(),
  /** Another recent price of the same goods is known, so that no saving means a good price. */
  isCompared: z.boolean(),
  /** There is a saving that the plan does not show. */
  isLocked: z.boolean(),
  /** Goods that may be the same and that nobody has confirmed. */
  proposals: z.number().int(),
});

export const alternative = pricedGoods.extend({
  by: z.enum(['article', 'gtin', 'confirmed', 'proposed', 'similar']),
  isOwnSupplier: z.boolean(),
  /** Null: bought by the unit itself. */
  outlet: z.object({ unitId: id, displayName: z.string() }).nullable(),
  /** Kronor a year, if it is the same goods; null where it is not cheaper, too old or not compared. */
  yearly: decimalText.nullable(),
  /** More than 90 % cheaper: taken for other goods, and saves nothing. */
  isBadMatch: z.boolean(),
  /** The person's word, to be taken back. */
  verdictId: id.nullable(),
});

export const parityRow = boughtGoods.extend({
  /** Other restaurants' prices within fourteen days of the newest purchase here. */
  outlets: z.array(z.object({ unitId: id, price: decimalText, date: isoDate })),
  /** The lowest of them, where it is below the price here. */
  lowest: decimalText.nullable(),
  yearlyQuantity: decimalText,
  isEstimated: z.boolean(),
  /** Kronor a year; null: nothing. */
  yearly: decimalText.nullable(),
});

export type BoughtGoods = z.output<typeof boughtGoods>;
export type PricedGoods = z.output<typeof pricedGoods>;
export type FoundSavingRow = z.output<typeof foundSaving>;
export type SourcedArticle = z.output<typeof sourcedArticle>;
export type Alternative = z.output<typeof alternative>;
export type ParityRow = z.output<typeof parityRow>;
