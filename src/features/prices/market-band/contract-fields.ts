import { z } from 'zod';
import { decimalText, isoDate } from '#platform/wire/fields.ts';

/** How many parties stand behind a band. */
export const behind = z.enum(['5-9', '10-19', '20+']);

/** Why no band is shown: the plan has none, or the organization has opted out. */
export const bandState = z.enum(['shown', 'locked', 'opted-out']);

/** The middle half of what others paid for the same goods; kronor of a kilogram, litre or piece. */
export const marketBand = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('shown'),
    baseUnit: z.enum(['kg', 'l', 'st']),
    low: decimalText,
    /** The median: the specification's market average price. */
    middle: decimalText,
    high: decimalText,
    behind,
    /** The days whose purchases it is of, both included. */
    from: isoDate,
    to: isoDate,
  }),
  /** Fewer than five others, or figures that might tell one of them apart. */
  z.object({ state: z.enum(['few', 'withheld']) }),
]);

export type BandState = z.output<typeof bandState>;
export type MarketBand = z.output<typeof marketBand>;
export type ShownBand = Extract<MarketBand, { state: 'shown' }>;
