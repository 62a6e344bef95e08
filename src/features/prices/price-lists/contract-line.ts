import { z } from 'zod';
import { currency, decimalText, id, isoDate } from '#platform/wire/fields.ts';

/**
 * What a list does to an article (`core/price-lists/compare-list`); `elsewhere`: the unit buys it of another supplier.
 */
export const change = z.enum([
  'rise',
  'fall',
  'same',
  'new',
  'elsewhere',
  'gone',
  'unlike',
  'twice',
  'unread',
]);

/** `deal`: accepted. `open`: nobody has said anything. */
const choice = z.enum(['open', 'deal', 'offer', 'refused']);

/** A deal beside a list's price of the same goods. */
export const standingDeal = z.object({
  id,
  price: decimalText,
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  marketPriced: z.boolean(),
  /** The list's price less the deal's; null of a market-priced deal. */
  difference: decimalText.nullable(),
  /** The same in kronor a year; null where nothing is known of a year. */
  yearly: decimalText.nullable(),
});

/** Another list of the same supplier. */
export const besideList = z.object({
  id,
  name: z.string(),
  startsOn: isoDate.nullable(),
  /** It begins later, or came later where both begin on one day: what both name holds as it says. */
  isNewer: z.boolean(),
  /** Items that both name. */
  shared: z.number().int(),
  /** Of these those whose older price a person kept as an offer. */
  offers: z.number().int(),
});

/** The same item in another list of the supplier. */
const inOtherList = z.object({ listId: id, price: decimalText, since: isoDate });

/** A line of a list against what the unit buys. */
export const priceListLine = z.object({
  /** The message that it stands by, and its row there; null for what is gone from the list. */
  place: z.object({ listId: id, row: z.number().int() }).nullable(),
  change,
  articleNumber: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  currency,
  /** Per unit; null for what is gone or states none. */
  price: decimalText.nullable(),
  /** What stands in the file where no price could be read; null where one was. */
  unread: z.string().nullable(),
  breaks: z.array(z.object({ from: decimalText, price: decimalText })),
  validFrom: isoDate.nullable(),
  validTo: isoDate.nullable(),
  /** What the unit last paid, in its own unit of measure and currency; null for what it does not buy. */
  paid: z.object({ price: decimalText.nullable(), unit: z.string(), currency }).nullable(),
  /** Both for a kilogram, litre or piece, where they are compared though their units of measure differ. */
  comparable: z
    .object({ listed: decimalText, paid: decimalText, baseUnit: z.enum(['kg', 'l', 'st']) })
    .nullable(),
  /** Of the unit of measure that was paid for. */
  difference: decimalText.nullable(),
  percent: decimalText.nullable(),
  /** Kronor a year; negative is cheaper. */
  yearly: decimalText.nullable(),
  isEstimated: z.boolean(),
  /** The plan does not show what was paid, nor what it comes to. */
  isLocked: z.boolean(),
  /** It holds shorter than a year, so that the kronor a year are a rate. */
  isShort: z.boolean(),
  /** In force for the article when the price is. */
  deal: standingDeal.nullable(),
  /** Where the unit buys the goods that it does not buy of the list's supplier. */
  elsewhere: z
    .object({
      articleId: id,
      name: z.string(),
      supplierName: z.string(),
      price: decimalText,
      unit: z.string(),
      currency,
      /** Whether they are the same for certain, by GTIN or by a person's word; else by name and pack. */
      isCertain: z.boolean(),
    })
    .nullable(),
  /** An older list's price that a person kept as an offer, and that this one takes the place of. */
  replaces: inOtherList.nullable(),
  /** A newer list's price that takes the place of this one. */
  replacedBy: inOtherList.nullable(),
  /** Whether it can become a deal. */
  isAcceptable: z.boolean(),
  choice,
  dealId: id.nullable(),
});

export type PriceListLine = z.output<typeof priceListLine>;
