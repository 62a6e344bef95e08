import { z } from 'zod';
import { feeKinds } from '#core/radar/fee-kind.ts';

/** What there is to tell of a fee: it is new, dearer, or on more of the invoices than before. */
export const feeFacts = z.object({
  about: z.enum(['first', 'rose', 'oftener']),
  fee: z.enum(feeKinds),
  date: z.string(),
  invoiceId: z.string(),
  /** Kronor of one invoice, or per cent of the goods; of `oftener`, invoices of the last ten and of the twenty before. */
  from: z.string().nullable(),
  to: z.string(),
  by: z.enum(['amount', 'share']),
  percent: z.string().nullable(),
});

export type FeeFacts = z.output<typeof feeFacts>;

/** An article that seems to go on under another number. */
export const renumberedFacts = z.object({
  earlierId: z.string(),
  laterId: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  newName: z.string(),
  unit: z.string(),
  price: z.string(),
  newPrice: z.string(),
  percent: z.string(),
  days: z.number(),
  /** The first day of the new number. */
  date: z.string(),
});

export type RenumberedFacts = z.output<typeof renumberedFacts>;

const place = z.object({ invoiceId: z.string(), number: z.string(), date: z.string() });

/** An invoice that has not come. */
export const missingFacts = z.object({
  by: z.enum(['number', 'silence', 'hole']),
  numbers: z.array(z.string()),
  after: place,
  before: place.nullable(),
  days: z.number(),
  usual: z.number(),
});

export type MissingFacts = z.output<typeof missingFacts>;

/** Months of invoices that the radar looks at. */
export const radarMonths = 24;

/** How long what came of a fee is told. */
export const feeNewsDays = 60;
