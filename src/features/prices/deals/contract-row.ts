import { z } from 'zod';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';

const notNegative = decimalText.refine((value) => !value.startsWith('-'));

/** How far a price may stray from the deal, in kronor or percent of the deal price. */
export const tolerance = z.object({
  type: z.enum(['amount', 'percent']),
  up: notNegative,
  down: notNegative,
});

export const dealRow = z.object({
  id,
  /** Null when the deal holds for every unit of the organization. */
  unitId: id.nullable(),
  supplierId: id,
  supplierName: z.string(),
  articleNumber: z.string(),
  unit: z.string(),
  title: z.string(),
  price: decimalText,
  /** The pack that it was agreed for; null holds for any. */
  pack: z.object({ baseUnit: z.enum(['kg', 'l', 'st']), amount: decimalText }).nullable(),
  currency: z.string(),
  validFrom: isoDate,
  /** As agreed. */
  validTo: isoDate.nullable(),
  /** Its last day in this unit: as agreed, or earlier where a decision ended it for the article. Null: until further notice. */
  effectiveTo: isoDate.nullable(),
  tolerance,
  marketPriced: z.boolean(),
  note: z.string().nullable(),
});

export type DealRow = z.output<typeof dealRow>;
