import { column, type Column } from '#core/exports/column.ts';
import type { FollowedDeal } from '#features/prices/deals/contract-list.ts';
import type { WatchedArticle } from '#features/prices/price-monitoring/contract-alerts.ts';
import type { DeviationLine } from '#features/prices/price-monitoring/contract-deviations.ts';
import type { ProductRow } from '#features/purchases/products/contract.ts';
import { categoryWord } from './rules-columns-invoices.ts';
import { type ColumnWords, yesNo } from './rules-words.ts';

/** What a file says of products with their statistics. */
export const productColumns = (t: ColumnWords): readonly Column<ProductRow>[] => [
  column('product', t.name, 'text', (row) => row.name, { width: 34 }),
  column('invoicedName', t.invoicedName, 'text', (row) => row.invoicedName ?? row.name, {
    width: 34,
    isOnPaper: false,
  }),
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('supplier', t.supplier, 'text', (row) => row.supplier.displayName, { of: 'supplier' }),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), {
    width: 18,
    isOnPaper: false,
  }),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('last', t.last, 'price', (row) => row.last, { of: 'latest' }),
  column('change', t.change, 'price', (row) => row.change, { of: 'change' }),
  column('changePercent', t.changePercent, 'number', (row) => row.changePercent, { of: 'change' }),
  column('lowest', t.lowest, 'price', (row) => row.min, { of: 'range' }),
  column('average', t.average, 'price', (row) => row.average, { of: 'range' }),
  column('highest', t.highest, 'price', (row) => row.max, { of: 'range' }),
  column('variance', t.variance, 'number', (row) => row.priceVariance, { isOnPaper: false, of: 'variance' }),
  column('quantity', t.bought, 'number', (row) => row.totalQuantity, { of: 'bought' }),
  column('averageQuantity', t.averageQuantity, 'number', (row) => row.averageQuantity, {
    isOnPaper: false,
    of: 'averageQuantity',
  }),
  column('sum', t.boughtFor, 'money', (row) => row.totalSum, { isSummed: true, of: 'bought' }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8, isOnPaper: false }),
  column('frequency', t.everyDays, 'number', (row) => row.orderFrequency, {
    isOnPaper: false,
    of: 'frequency',
  }),
  column('lastUsed', t.lastBought, 'date', (row) => row.lastUsedDate, { of: 'lastUsed' }),
  column('deal', t.withDeal, 'text', (row) => yesNo(t, row.negotiated), {
    width: 8,
    isOnPaper: false,
    of: 'deal',
  }),
  column('unresolved', t.undecided, 'number', (row) => String(row.unresolved), { isOnPaper: false }),
];

/** What a file says of watched articles. */
export const watchedColumns = (t: ColumnWords): readonly Column<WatchedArticle>[] => [
  column('article', t.name, 'text', (row) => row.name, { width: 34 }),
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), {
    width: 18,
    isOnPaper: false,
  }),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('watched', t.watched, 'price', (row) => row.watchedPrice),
  column('source', t.watchedBy, 'text', (row) => t[`source.${row.source}`], { width: 16 }),
  column('last', t.last, 'price', (row) => row.lastPrice),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('lastDate', t.lastBought, 'date', (row) => row.lastDate),
  column('unresolved', t.undecided, 'number', (row) => String(row.unresolved), { width: 10 }),
];

/** A deviating line with what was said of it. */
export type DeviationRecord = Omit<DeviationLine, 'perBase'> & {
  readonly articleNumber: string | null;
  readonly category: string;
  readonly comment: string | null;
};

/** What a file says of deviations: an order line a row. */
export const deviationColumns = (t: ColumnWords): readonly Column<DeviationRecord>[] => [
  column('date', t.invoiceDate, 'date', (row) => row.invoiceDate),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('invoice', t.invoiceNumber, 'text', (row) => row.invoiceNumber, { width: 16 }),
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('name', t.name, 'text', (row) => row.title, { width: 34 }),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), {
    width: 18,
    isOnPaper: false,
  }),
  column('quantity', t.quantity, 'number', (row) => row.quantity, { width: 10 }),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('watched', t.watched, 'price', (row) => row.watchedPrice),
  column('billed', t.billed, 'price', (row) => row.billedPrice),
  column('difference', t.difference, 'price', (row) => row.itemDifference),
  column('sum', t.sumDifference, 'money', (row) => row.sumDifference, { isSummed: true }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8, isOnPaper: false }),
  column('ofDeal', t.ofDeal, 'text', (row) => yesNo(t, row.isOfDeal), { width: 8 }),
  column('status', t.state, 'text', (row) => t[`status.${row.status}`], { width: 18 }),
  column('comment', t.comment, 'text', (row) => row.comment, { width: 30, isOnPaper: false }),
];

const toleranceOf = ({ tolerance }: FollowedDeal, type: 'percent' | 'amount'): string | null =>
  tolerance.type === type && !/^0*\.?0*$/.test(tolerance.up) ? tolerance.up : null;

/**
 * What a file says of deals. Those columns that an import of deals knows stand under heads that it knows, so that the file read
 * again changes nothing; nothing is added up, since a sum would be a row of it.
 */
export const dealColumns = (t: ColumnWords): readonly Column<FollowedDeal>[] => [
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('title', t.name, 'text', (row) => row.title, { width: 34 }),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('price', t.price, 'price', (row) => row.price),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('validFrom', t.validFrom, 'date', (row) => row.validFrom),
  column('validTo', t.validTo, 'date', (row) => row.validTo),
  column('tolerancePercent', t.tolerancePercent, 'number', (row) => toleranceOf(row, 'percent'), {
    isOnPaper: false,
  }),
  column('toleranceAmount', t.toleranceAmount, 'price', (row) => toleranceOf(row, 'amount'), {
    isOnPaper: false,
  }),
  column('priceType', t.priceType, 'text', (row) => (row.marketPriced ? t.market : t.fixed), {
    width: 10,
    isOnPaper: false,
  }),
  column('note', t.note, 'text', (row) => row.note, { width: 30, isOnPaper: false }),
  column('scope', t.scope, 'text', (row) => (row.unitIds === null ? t.organization : t.thisUnit), {
    width: 18,
    isOnPaper: false,
  }),
  column('status', t.state, 'text', (row) => t[`deal.${row.status}`], { width: 14 }),
  column('lines', t.dealLines, 'number', (row) => String(row.lines), { isOnPaper: false }),
  column('followed', t.followedLines, 'number', (row) => String(row.followed), { isOnPaper: false }),
  column('quantity', t.boughtSince, 'number', (row) => row.quantity, { isOnPaper: false }),
  column('sum', t.paidSince, 'money', (row) => row.sum),
  column('last', t.lastPaid, 'price', (row) => row.last?.price ?? null),
  column('over', t.overDeal, 'money', (row) => row.over),
  column('saved', t.saved, 'money', (row) => row.saved),
];
