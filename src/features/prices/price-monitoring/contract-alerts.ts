import { z } from 'zod';
import { decimalText, id, isoDate, money, timestamp } from '#platform/wire/fields.ts';
import { supplierCategory, supplierContact } from '#features/suppliers/suppliers/contract.ts';
import { claimable } from './contract-claimable.ts';
import { askedRow, toldRow } from './contract-log.ts';
import { alertCauses, priceWhy } from './contract-why.ts';

export const alertStatuses = ['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const;

export const alertStatus = z.enum(alertStatuses);

export type AlertStatus = z.output<typeof alertStatus>;

/** `price` is an ordinary deviation; `unit` compares an article with the same article in another unit or pack. */
export const alertKind = z.enum(['price', 'unit']);

/** `history`: nobody's, made when old invoices were imported, or of a line that came late. */
export const settledAs = z.enum(['resolve', 'ignore', 'temporary', 'claim', 'history']);

/** Prices per litre, kilo or piece of a purchase in another pack than its reference: what both are compared by. */
export const basePrices = z.object({
  baseUnit: z.string(),
  watchedPrice: decimalText,
  newPrice: decimalText,
  priceDifference: decimalText,
});

export type BasePrices = z.output<typeof basePrices>;

export const alertEntry = z.object({
  id,
  itemId: id,
  articleId: id,
  invoiceId: id,
  dealId: id.nullable(),
  supplierId: id,
  itemDiff: money,
  quantity: decimalText,
  sumDiff: money,
  billedPrice: money,
  /** Null when a changed unit or pack cannot be compared. */
  watchedPrice: decimalText.nullable(),
  /** Null where the packs are the same, or cannot be compared. */
  perBase: basePrices.nullable(),
  invoiceDate: isoDate,
  invoiceNumber: z.string(),
  status: alertStatus,
  kind: alertKind,
  causes: alertCauses,
  resolutionComment: z.string().nullable(),
  /** Null while unresolved; `history` came late, and nobody decided on it. */
  settledAs: settledAs.nullable(),
  /** Null while unresolved. */
  decidedAt: timestamp.nullable(),
  decidedBy: z.string().nullable(),
});

export const dealOfArticle = z.object({
  id,
  price: decimalText,
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  marketPriced: z.boolean(),
});

export const alertGroup = z.object({
  /** The article's id. */
  id,
  supplierId: id,
  supplierName: z.string(),
  category: supplierCategory,
  title: z.string(),
  supplierArticleId: z.string().nullable(),
  unit: z.string(),
  currency: z.string(),
  latest: isoDate,
  /** Entries of the asked status, newest first: three in a list, at most 50 of the article itself. */
  content: z.array(alertEntry),
  /** Billed prices of the newest of these entries, oldest first, at most 20. */
  prices: z.array(decimalText),
  /** All that wait, whatever the period; those settled in the period; and their sum. */
  total: z.number().int(),
  unresolved: z.number().int(),
  resolved: z.number().int(),
  ignored: z.number().int(),
  /** Entries of the asked status, those that `content` leaves out too. */
  entries: z.number().int(),
  firstDate: isoDate,
  lastDate: isoDate,
  /** Of the newest entry; null when a changed unit or pack cannot be compared. */
  watchedPrice: decimalText.nullable(),
  newPrice: decimalText,
  priceDifference: decimalText,
  /** Of the newest entry; null where its pack is that of the watched price. */
  perBase: basePrices.nullable(),
  /** Percent of the watched price, one decimal. */
  changePercent: decimalText,
  /** Σ sumDiff: extra cost so far, negative when cheaper. */
  sumDifference: decimalText,
  /** Kronor a year: difference × `yearlyQuantity`; null unless the newest entry is the price that is billed now. */
  yearlyImpact: decimalText.nullable(),
  yearlyQuantity: decimalText,
  /** Too few purchases to know a year by. */
  isEstimated: z.boolean(),
  kind: alertKind,
  causes: alertCauses,
  /** The article's newest line: what a decision says it was made on. */
  newestLineId: id,
  /** Deals that accepting the new price would end; empty unless its entries are unresolved. */
  ending: z.array(dealOfArticle),
});

export type AlertGroup = z.output<typeof alertGroup>;

export const decisionRow = z.object({
  id,
  kind: settledAs,
  decidedAt: timestamp,
  decidedBy: z.string(),
  comment: z.string().nullable(),
  until: isoDate.nullable(),
  price: decimalText,
  entries: z.number().int(),
  /** When it was taken back, and by whom; null while it stands. */
  withdrawnAt: timestamp.nullable(),
  withdrawnBy: z.string().nullable(),
  /** Until when it can be; null when it cannot. */
  undoUntil: timestamp.nullable(),
});

export const pricePoint = z.object({
  date: isoDate,
  price: decimalText,
  /** Per litre, kilo or piece, with which unit; null where the pack is not known. */
  perBase: z.object({ baseUnit: z.string(), price: decimalText }).nullable(),
  quantity: decimalText,
  sum: decimalText,
  invoiceId: id,
  invoiceNumber: z.string(),
  alert: alertStatus.nullable(),
  /** What its alert compared it with; null without one, and when it could not be compared. */
  watched: decimalText.nullable(),
});

/** The watched price from a day on, and who moved it there; null when a first purchase or a deal did. */
export const watchedStep = z.object({
  from: isoDate,
  price: decimalText,
  decidedAt: timestamp.nullable(),
  decidedBy: z.string().nullable(),
});

export type WatchedStep = z.output<typeof watchedStep>;

/** A deal that a decision ended for the article; its `effectiveTo` may lie before its start: it never held. */
export const endedDealOfArticle = dealOfArticle.extend({ effectiveTo: isoDate });

const watchedGoods = z.object({
  id,
  name: z.string(),
  articleNumber: z.string().nullable(),
  unit: z.string(),
  currency: z.string(),
  supplierId: id,
  supplierName: z.string(),
  category: supplierCategory,
  /** What the next line is compared with if it is dated today. */
  watchedPrice: decimalText,
  lastPrice: decimalText,
});

export const alertGroupDetail = z.object({
  /** `newestLineId`: what a decision says it was made on. */
  article: watchedGoods.extend({ newestLineId: id }),
  /** Null when the article has no entry of the asked status in the period. */
  group: alertGroup.nullable(),
  /** Of its undecided lines; null for who may see no claims. */
  claimable: claimable.nullable(),
  /** Of the group's newest entry; null when it was not told. */
  why: priceWhy.nullable(),
  /** The newest line beside the watched price, where nothing but VAT or deposit has changed; else null. */
  information: priceWhy.nullable(),
  history: z.array(pricePoint),
  /** Oldest first. */
  watched: z.array(watchedStep),
  deal: dealOfArticle.nullable(),
  /** Deals that accepting the new price would end. */
  ending: z.array(dealOfArticle),
  endedDeal: endedDealOfArticle.nullable(),
  decisions: z.array(decisionRow),
  /** How the supplier is reached, as the restaurant's own people wrote it down. */
  contact: supplierContact,
  /** Newest first, as `told`. */
  asked: z.array(askedRow),
  told: z.array(toldRow),
});

export type AlertGroupDetail = z.output<typeof alertGroupDetail>;

export const monitoringSummary = z.object({
  currency: z.string(),
  /** Σ sumDiff, articles that cost more and less, and articles, of all that wait for a decision, whatever the period. */
  extraCost: decimalText,
  dearer: z.number().int(),
  cheaper: z.number().int(),
  unresolved: z.number().int(),
  /** Articles with entries of the period that were accepted, or kept at their old price. */
  resolved: z.number().int(),
  ignored: z.number().int(),
  /** Σ sumDiff of what was ignored and of what was accepted. */
  ignoredSum: decimalText,
  resolvedSum: decimalText,
  /** Order lines that wait for a decision and are older than the plan shows; in none of the figures. */
  hidden: z.number().int(),
});

export const watchedArticle = watchedGoods.extend({
  source: z.enum(['deal', 'invoiced']),
  lastDate: isoDate,
  unresolved: z.number().int(),
  /** Latest prices, oldest first, for the step line. */
  prices: z.array(decimalText),
});

export type WatchedArticle = z.output<typeof watchedArticle>;

const limit = decimalText.refine((value) => /^[\d.]*[1-9]/.test(value));

/** Kronor and percent are above zero (PRODUCT section 3). */
const threshold = z.discriminatedUnion('type', [
  z.object({ type: z.literal('any') }),
  z.object({ type: z.literal('amount'), value: limit }),
  z.object({ type: z.literal('percent'), value: limit }),
]);

export const ruleScope = z.object({
  scope: z.enum(['unit', 'supplier', 'article']),
  /** The supplier's or the article's id; absent for the unit. */
  scopeId: id.optional(),
  reference: z.enum(['watched', 'last']),
  threshold,
  direction: z.enum(['rises', 'both']),
});

export const ruleRow = ruleScope.extend({ setAt: isoDate, title: z.string().nullable() });

export type RuleRow = z.output<typeof ruleRow>;
