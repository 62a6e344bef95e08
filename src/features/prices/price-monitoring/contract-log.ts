import { z } from 'zod';
import { decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';

/** How a supplier was asked about a price. */
export const askChannel = z.enum(['phone', 'mail']);

export type AskChannel = z.output<typeof askChannel>;

/** Somebody called or wrote to the supplier. */
export const askedRow = z.object({
  id,
  channel: askChannel,
  askedAt: timestamp,
  askedBy: z.string(),
});

export type AskedRow = z.output<typeof askedRow>;

/** What raises no alert and is told: a price below its deal, or one that came late and is history. */
export const toldRow = z.object({
  /** The order line's. */
  id,
  kind: z.enum(['below-deal', 'late']),
  date: isoDate,
  price: decimalText,
  /** The deal's price, or what was watched at its place; null when it cannot be compared. */
  against: decimalText.nullable(),
  invoiceId: id,
  invoiceNumber: z.string(),
});

export type ToldRow = z.output<typeof toldRow>;
