import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { baseUnit, supplierOf } from './contract-fields.ts';

/** Articles that a switch may be tried with at once. */
export const mostSwitched = 100;

const sums = z.object({
  /** Kronor of the days, net of VAT and deposit. */
  paid: decimalText,
  would: decimalText,
  /** Kronor less; below 0: more. */
  saved: decimalText,
});

/** One article as it would have been bought from another supplier. */
export const switchedArticle = sums.extend({
  articleId: id,
  name: z.string(),
  supplier: supplierOf,
  /** What would have been bought instead. */
  instead: z.object({
    articleId: id,
    name: z.string(),
    unit: z.string(),
    price: decimalText,
    /** ISO date of that price. */
    date: isoDate,
  }),
  /** Of its unit of measure. */
  packs: decimalText,
  /** Bought and not needed in the days. */
  leftover: z.object({ amount: decimalText, baseUnit }),
});

export const switchedTo = sums.extend({
  supplier: supplierOf,
  isOwnSupplier: z.boolean(),
  articles: z.array(switchedArticle),
  /** Articles that were asked for and that this supplier is not known to sell, or at no recent price. */
  left: z.number().int(),
});

export const sourcingSwitch = {
  trySwitch: endpoint({
    method: 'GET',
    path: 'sourcing-management/switch',
    summary:
      'What the unit’s own purchases of the last 90 days would have cost at other suppliers of the same goods, in whole packs; the largest saving first',
    access: 'reporter',
    demo: 'shown',
    query: z.object({
      /** The unit's articles, separated by commas; left out: of each supplier those that would have been cheaper there. */
      articles: z
        .string()
        .max(37 * mostSwitched)
        .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/)
        .optional(),
    }),
    reply: z.object({
      currency,
      /** The first of the days. */
      from: isoDate,
      suppliers: z.array(switchedTo),
    }),
    errors: [],
  }),
};

export type SwitchedTo = z.output<typeof switchedTo>;
export type SwitchedArticle = z.output<typeof switchedArticle>;
