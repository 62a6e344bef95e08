import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, period, searchText } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';
import { alertCauses } from './contract-why.ts';
import { alertKind, alertStatus, basePrices } from './contract-alerts.ts';
import { claimable } from './contract-claimable.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';

/** Which deviations are meant. As in price monitoring, what waits for a decision is there whatever the period. */
const deviationFilter = period.extend({
  /** Left out: all of them. */
  status: alertStatus.optional(),
  supplierId: id.optional(),
  /** Those whose watched price came from a deal. */
  onlyDeals: z.stringbool().optional(),
  /** Those that cost more than was watched. */
  onlyDearer: z.stringbool().optional(),
  /** Words of article, article number, supplier or invoice number. */
  search: searchText,
});

/** Price alert entries of one article: the specification's deviation summary. */
export const deviationGroup = z.object({
  /** The article's id. */
  id,
  supplierId: id,
  supplierName: z.string(),
  category: supplierCategory,
  title: z.string(),
  articleNumber: z.string().nullable(),
  unit: z.string(),
  currency,
  firstDate: isoDate,
  lastDate: isoDate,
  /** Order lines. */
  entries: z.number().int(),
  /** Of the newest entry, as all that follow; null when a changed unit or pack cannot be compared. */
  watchedPrice: decimalText.nullable(),
  newPrice: decimalText,
  priceDifference: decimalText,
  /** Null where its pack is that of the watched price. */
  perBase: basePrices.nullable(),
  /** Percent of the watched price, one decimal. */
  changePercent: decimalText.nullable(),
  kind: alertKind,
  causes: alertCauses,
  /** The watched price came from a deal. */
  isOfDeal: z.boolean(),
  status: alertStatus,
  comment: z.string().nullable(),
  /** Σ of its lines; negative when cheaper. */
  sumDifference: decimalText,
  yearlyImpact: decimalText.nullable(),
  isEstimated: z.boolean(),
  /** Of its lines; null for who may see no claims. */
  claimable: claimable.nullable(),
});

export type DeviationGroup = z.output<typeof deviationGroup>;

/** An order line that deviates. */
export const deviationLine = z.object({
  /** The order line's, which is the price alert entry's. */
  id,
  articleId: id,
  title: z.string(),
  supplierId: id,
  supplierName: z.string(),
  invoiceId: id,
  invoiceNumber: z.string(),
  invoiceDate: isoDate,
  quantity: decimalText,
  unit: z.string(),
  currency,
  billedPrice: decimalText,
  /** What was promised; null when a changed unit or pack cannot be compared. */
  watchedPrice: decimalText.nullable(),
  itemDifference: decimalText,
  /** Null where its pack is that of the watched price. */
  perBase: basePrices.nullable(),
  sumDifference: decimalText,
  isOfDeal: z.boolean(),
  status: alertStatus,
});

export type DeviationLine = z.output<typeof deviationLine>;

/** SECURITY matrix row 22. */
export const deviationsContract = {
  listDeviations: endpoint({
    method: 'GET',
    path: 'deviation-management/deviations',
    summary: 'Price alert entries by article, of a deal or not, with the sums of all that was asked for',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: paging
      .extend(deviationFilter.shape)
      .extend(sorting(['sum', 'yearly', 'latest', 'supplier'], 'sum').shape),
    reply: pageOf(deviationGroup).extend({
      /** In the unit's currency, of the whole selection; `dealSum` and `dealEntries` of what was dearer than a deal. */
      sums: z.object({
        currency,
        sum: decimalText,
        entries: z.number().int(),
        /** Of these, the ones that cost more and the ones that cost less. */
        dearerEntries: z.number().int(),
        cheaperEntries: z.number().int(),
        firstDate: isoDate.nullable(),
        dealSum: decimalText,
        dealEntries: z.number().int(),
        dealArticles: z.number().int(),
        /** Of `dealSum`, what stands in no claim and can be claimed; null for who may see no claims. */
        dealToClaim: decimalText.nullable(),
      }),
    }),
    errors: [],
  }),
  listDeviationLines: endpoint({
    method: 'GET',
    path: 'deviation-management/lines',
    summary: 'The order lines of deviations, newest first, at most 500',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: deviationFilter.extend({
      articleId: id.optional(),
      /** These lines alone, by their ids with commas between them. */
      lineIds: z
        .string()
        .max(20_000)
        .transform((list) => list.split(',').filter((one) => one !== ''))
        .pipe(z.array(id).max(500))
        .optional(),
    }),
    reply: z.array(deviationLine),
    errors: [],
  }),
};
