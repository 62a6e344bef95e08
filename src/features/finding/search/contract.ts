import { z } from 'zod';
import { claimState } from '#features/prices/claims/contract-state.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, text } from '#platform/wire/fields.ts';

const foundArticle = z.object({
  id,
  name: z.string(),
  articleNumber: z.string().nullable(),
  supplierName: z.string(),
  category: z.string(),
  unit: z.string(),
  currency,
  /** Of the newest line that counts; null where none does. */
  lastPrice: decimalText.nullable(),
  /** Undecided price alerts. */
  unresolved: z.number().int(),
  /** Its number is what was asked for. */
  isExact: z.boolean(),
});

const foundInvoice = z.object({
  id,
  number: z.string(),
  supplierName: z.string(),
  issueDate: isoDate,
  currency,
  total: decimalText,
  creditNote: z.boolean(),
  held: z.boolean(),
  /** The article through which it was found; null where its head was. */
  goods: z.string().nullable(),
  isExact: z.boolean(),
});

const foundSupplier = z.object({ id, displayName: z.string(), category: z.string() });

const foundDeal = z.object({
  id,
  title: z.string(),
  supplierName: z.string(),
  price: decimalText,
  currency,
  unit: z.string(),
  validFrom: isoDate,
  validTo: isoDate.nullable(),
});

const foundClaim = z.object({
  id,
  number: z.string(),
  supplierName: z.string(),
  state: claimState,
  currency,
  amount: decimalText,
  isExact: z.boolean(),
});

/** The likeliest of each kind, at most as many as `mostOf` says. */
export const found = z.object({
  articles: z.array(foundArticle),
  invoices: z.array(foundInvoice),
  suppliers: z.array(foundSupplier),
  deals: z.array(foundDeal),
  claims: z.array(foundClaim),
});

export type Found = z.output<typeof found>;

export const searchContract = {
  find: endpoint({
    method: 'GET',
    path: 'search-management/found',
    summary:
      'What a few words, a number or an amount find in the unit: articles, invoices, suppliers, deals and claims',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    query: z.object({ text: text(100).default('') }),
    reply: found,
    errors: [],
  }),
};
