import { z } from 'zod';
import { decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';

const notNegative = decimalText.refine((value) => !value.startsWith('-'));

/** An amount or quantity above zero. */
export const aboveZero = decimalText.refine((value) => /^[\d.]*[1-9]/.test(value));

/** How far a price may stray from the deal, in kronor or percent of the deal price. */
export const tolerance = z.object({
  type: z.enum(['amount', 'percent']),
  up: notNegative,
  down: notNegative,
});

/** The pack that a deal was agreed for. */
export const dealPack = z.object({ baseUnit: z.enum(['kg', 'l', 'st']), amount: aboveZero });

/** From a line's quantity on, another price. */
export const priceBreak = z.object({ from: aboveZero, price: aboveZero });

/** The date that decides whether a deal holds for a line. */
export const priceBasis = z.enum(['invoice', 'delivery']);

export const dealRow = z.object({
  id,
  /** Units of its own that the viewer has a role in; null when the deal holds for every unit of the organization. */
  unitIds: z.array(id).nullable(),
  /** How many more units it holds for. */
  otherUnits: z.number().int(),
  supplierId: id,
  supplierName: z.string(),
  articleNumber: z.string(),
  unit: z.string(),
  title: z.string(),
  /** Of the lowest quantity. */
  price: decimalText,
  /** Prices from a quantity on, the lowest quantity first. */
  breaks: z.array(priceBreak),
  basis: priceBasis,
  /** Null holds for any pack. */
  pack: dealPack.nullable(),
  currency: z.string(),
  validFrom: isoDate,
  /** As agreed. */
  validTo: isoDate.nullable(),
  /** Its last day in this unit: as agreed, or earlier where a decision ended it for the article. Null: until further notice. */
  effectiveTo: isoDate.nullable(),
  tolerance,
  marketPriced: z.boolean(),
  /** The document that it was agreed in; null where it was typed. */
  source: z
    .object({
      documentId: id,
      fileName: z.string(),
      page: z.number().int().nullable(),
      /** Of a table, counted as the file does. */
      row: z.number().int().nullable(),
    })
    .nullable(),
  /** Who typed it, as far as that is still known. */
  createdBy: z.string().nullable(),
  createdAt: timestamp,
  note: z.string().nullable(),
});

export type DealRow = z.output<typeof dealRow>;
