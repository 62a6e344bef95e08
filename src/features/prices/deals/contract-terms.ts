import { z } from 'zod';
import { id, isoDate, nameText, text } from '#platform/wire/fields.ts';
import { aboveZero, dealPack, priceBasis, priceBreak, tolerance } from './contract-row.ts';

const asOnce = (breaks: readonly { readonly from: string }[]): boolean =>
  new Set(breaks.map(({ from }) => Number(from))).size === breaks.length;

/** What is agreed about the goods, and for whom. */
export const dealTerms = z.object({
  price: aboveZero,
  breaks: z.array(priceBreak).max(20).refine(asOnce).default([]),
  basis: priceBasis.default('invoice'),
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  tolerance: tolerance.default({ type: 'percent', up: '0', down: '0' }),
  marketPriced: z.boolean().default(false),
  /** For every unit of the organization; asks for the role in each of them. */
  wholeOrganization: z.boolean().default(false),
  /** Units that it is for, instead of the one that is asked in. */
  unitIds: z.array(id).min(1).max(500).optional(),
  /** The document that it was agreed in; null: it was typed. Left out: as it stands, and a new deal is typed. */
  source: z
    .object({
      documentId: id,
      page: z.number().int().min(1).max(10_000).nullable(),
      row: z.number().int().min(1).max(1_048_576).nullable().default(null),
    })
    .nullable()
    .optional(),
  note: text(1000).nullable().default(null),
  /** Ends deals that stand in its way and began before it, the day before; otherwise they refuse it. */
  endEarlier: z.boolean().default(false),
});

/** Goods by their names; they may never have been bought. Without an article number the name says which they are. */
export const dealGoods = z.object({
  /** The organization's own, or an entry of the directory. */
  supplierId: id,
  articleNumber: text(100).nullable(),
  name: nameText(300).pipe(z.string().min(1)),
  /** Unit of measure as the supplier's invoices write it. */
  unit: text(30).pipe(z.string().min(1)),
  /** Left out: as the name and the unit of measure tell it. */
  pack: dealPack.nullable().optional(),
});

const isOne = ({ articleId, goods }: { articleId?: unknown; goods?: unknown }): boolean =>
  (articleId === undefined) !== (goods === undefined);

const aboutOne = { path: ['articleId'] };

export const createDealBody = dealTerms
  .extend({ articleId: id.optional(), goods: dealGoods.optional() })
  .refine(isOne, aboutOne);

/** A deal as it is being typed: a new one, or another text of one that exists. */
export const previewDealBody = dealTerms
  .extend({ articleId: id.optional(), goods: dealGoods.optional(), dealId: id.optional() })
  .refine((body) => body.dealId !== undefined || isOne(body), aboutOne);

/** Days are calendar days; null: not known. */
export const supplierTerms = z.object({
  noticeDays: z.number().int().min(0).max(730).nullable(),
  complaintDays: z.number().int().min(0).max(730).nullable(),
  /** What is told on the alerts of the supplier's rises. */
  checks: z
    .object({ beforeStart: z.boolean(), notice: z.boolean(), windows: z.boolean() })
    .default({ beforeStart: true, notice: true, windows: true }),
});

export type DealTerms = z.output<typeof dealTerms>;
export type CreateDeal = z.output<typeof createDealBody>;
export type PreviewDeal = z.output<typeof previewDealBody>;
export type SupplierTerms = z.output<typeof supplierTerms>;
