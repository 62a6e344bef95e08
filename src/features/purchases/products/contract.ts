import { z } from 'zod';
import {
  dealOfArticle,
  endedDealOfArticle,
  watchedStep,
} from '#features/prices/price-monitoring/contract-alerts.ts';
import { bandState, marketBand } from '#features/prices/market-band/contract-fields.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, period, searchText } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';

/** Product statistics of PRODUCT section 3 for a unit and period. */
export const productRow = z.object({
  id,
  name: z.string(),
  /** What its invoices call it, where the unit's people call it otherwise. */
  invoicedName: z.string().nullable(),
  articleNumber: z.string().nullable(),
  supplier: z.object({ id, displayName: z.string() }),
  category: supplierCategory,
  unit: z.string(),
  currency: z.string(),
  /** Σ sum / Σ quantity; null when all of it was credited. */
  average: decimalText.nullable(),
  last: decimalText,
  min: decimalText,
  max: decimalText,
  /** (max − min) / average, percent; null without an average. */
  priceVariance: decimalText.nullable(),
  /** Last against the first price of the period, in the article's currency and in percent. */
  change: decimalText,
  changePercent: decimalText,
  totalQuantity: decimalText,
  averageQuantity: decimalText,
  totalSum: decimalText,
  /** Days; null with one date. */
  orderFrequency: decimalText.nullable(),
  lastUsedDate: isoDate,
  negotiated: z.boolean(),
  unresolved: z.number().int(),
  /** Price steps of the period, oldest first. */
  prices: z.array(decimalText),
});

export type ProductRow = z.output<typeof productRow>;

export const purchaseRow = z.object({
  invoiceId: id,
  invoiceNumber: z.string(),
  lineNo: z.number().int(),
  date: isoDate,
  quantity: decimalText,
  price: decimalText,
  sum: decimalText,
  /** Against the watched price of that time; null where nothing deviated. */
  itemDiff: decimalText.nullable(),
  status: z.enum(['UNRESOLVED', 'RESOLVED', 'IGNORED']).nullable(),
});

export const productDetail = z.object({
  product: productRow,
  /** The first purchase there is, whatever the period; the plan's first day where it is older. */
  firstDate: isoDate,
  /** What the next purchase is compared with if it is dated today. */
  watchedPrice: decimalText,
  watchedSource: z.enum(['deal', 'invoiced']),
  deal: dealOfArticle.nullable(),
  endedDeal: endedDealOfArticle.nullable(),
  /** What was watched from when on, oldest first. */
  watched: z.array(watchedStep),
  /** The middle of the market band, for one unit of measure; null where no band is shown. */
  marketAverage: decimalText.nullable(),
  /** The band for one unit of measure; null where the pack is unknown, and where no bands are shown. */
  marketBand: marketBand.nullable(),
  bands: bandState,
  pending: z
    .object({
      newPrice: decimalText,
      watchedPrice: decimalText,
      entries: z.number().int(),
      extra: decimalText,
      /** Invoice date of the earliest undecided purchase. */
      since: isoDate,
    })
    .nullable(),
  /** Of the period, newest first, at most 500; credits have a negative quantity and no part in `purchaseCount`. */
  purchases: z.array(purchaseRow),
  purchaseCount: z.number().int(),
});

export type ProductDetail = z.output<typeof productDetail>;

export const productSort = [
  'name',
  'supplier',
  'last',
  'change',
  'average',
  'quantity',
  'sum',
  'frequency',
  'lastUsed',
  'variance',
] as const;

export const productsContract = {
  listProducts: endpoint({
    method: 'GET',
    path: 'product-management/products',
    summary: 'Products of the unit with statistics of the period; a reporter sees those with active alerts',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    replica: true,
    query: paging.extend(period.shape).extend(sorting(productSort, 'sum').shape).extend({
      search: searchText,
      supplierId: id.optional(),
      category: supplierCategory.optional(),
      changed: z.stringbool().optional(),
      negotiated: z.stringbool().optional(),
    }),
    reply: pageOf(productRow).extend({
      changedTotal: z.number().int(),
      /** The plan lists those alone that cost most. */
      isLimited: z.boolean(),
    }),
    errors: [],
  }),
  readProduct: endpoint({
    method: 'GET',
    path: 'product-management/products/{articleId}',
    summary: 'One product: statistics, purchases, deal and what waits for a decision',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    replica: true,
    params: z.object({ articleId: id }),
    query: period,
    reply: productDetail,
    errors: ['article.not_exist', 'plan.required'],
  }),
};
