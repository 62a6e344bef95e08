import { z } from 'zod';
import { decimalText, id } from '#platform/wire/fields.ts';

/** How an article's order lines stand to claims, for who may claim. */
export const claimable = z.object({
  /** What can be claimed now: the extra cost of lines that were dearer than a known price and stand in no claim. */
  toClaim: decimalText,
  /** How many lines that is. */
  lines: z.number().int(),
  /** The claims that its other lines stand in, by number. */
  claims: z.array(z.object({ id, number: z.string() })),
});

export type Claimable = z.output<typeof claimable>;
