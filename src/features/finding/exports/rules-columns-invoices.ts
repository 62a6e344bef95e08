import { column, type Column } from '#core/exports/column.ts';
import type { InvoiceRow } from '#features/purchases/invoices/contract.ts';
import type { ColumnWords } from './rules-words.ts';

const stateOf = ({ held, locked }: InvoiceRow, t: ColumnWords): string => {
  if (locked !== null) return locked === 'history' ? t.lockedHistory : t.lockedNumber;
  return held ? t.held : t.booked;
};

/** Whether an invoice is no cost yet: it is held, or waits for the plan. Its amounts stand beside and are in no sum of costs. */
const isWaiting = ({
  held,
  locked,
}: Pick<InvoiceRow, 'held'> & Partial<Pick<InvoiceRow, 'locked'>>): boolean => held || locked === 'number';

/** What a file says of invoices, one a row. */
export const invoiceColumns = (t: ColumnWords): readonly Column<InvoiceRow>[] => [
  column('issueDate', t.invoiceDate, 'date', (row) => row.issueDate, { of: 'date' }),
  column('supplier', t.supplier, 'text', (row) => row.supplier.displayName, { of: 'supplier' }),
  column('number', t.invoiceNumber, 'text', (row) => row.number, { of: 'number', width: 16 }),
  column('kind', t.kindOf, 'text', (row) => (row.creditNote ? t.creditNote : t.invoice), { width: 12 }),
  column('dueDate', t.dueDate, 'date', (row) => row.dueDate, { of: 'due' }),
  column('net', t.net, 'money', (row) => (isWaiting(row) ? null : row.net), { of: 'total', isSummed: true }),
  column('total', t.total, 'money', (row) => (isWaiting(row) ? null : row.total), {
    of: 'total',
    isSummed: true,
  }),
  column('waitingNet', t.waitingNet, 'money', (row) => (isWaiting(row) ? row.net : null), {
    of: 'total',
    isSummed: true,
    isOnPaper: false,
  }),
  column('waitingTotal', t.waitingTotal, 'money', (row) => (isWaiting(row) ? row.total : null), {
    of: 'total',
    isSummed: true,
  }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('lines', t.lines, 'number', (row) => String(row.lineCount), { of: 'lines', width: 7 }),
  column('deviations', t.deviations, 'number', (row) => String(row.deviationCount), { of: 'deviations' }),
  column('unresolved', t.undecided, 'number', (row) => String(row.unresolvedCount), {
    of: 'deviations',
    isOnPaper: false,
  }),
  column('againstWatched', t.against, 'money', (row) => row.againstWatched, {
    of: 'against',
    isSummed: true,
  }),
  column('state', t.state, 'text', (row) => stateOf(row, t), { width: 16 }),
];

/** An order line with its invoice, or a charge of the invoice's head, which has neither article nor price. */
export interface LineRecord {
  readonly issueDate: string;
  readonly invoiceId: string;
  readonly lineNo: number;
  /** It stands in the invoice's head. */
  readonly head: boolean;
  readonly number: string;
  readonly creditNote: boolean;
  readonly held: boolean;
  readonly supplierName: string;
  readonly currency: string;
  readonly articleNumber: string | null;
  /** The article's own name, which its invoices give it unless a person has; a line without article has its own. */
  readonly name: string;
  /** As the invoice calls it. */
  readonly invoicedName: string;
  readonly category: string | null;
  readonly quantity: string | null;
  readonly unit: string;
  readonly price: string | null;
  readonly comparablePrice: string | null;
  readonly discount: string;
  readonly deposit: string;
  readonly sum: string;
  readonly vatRate: string | null;
  readonly kind: 'goods' | 'deposit' | 'freight' | 'fee' | 'discount';
  readonly watchedPrice: string | null;
  readonly difference: string | null;
  readonly sumDifference: string | null;
  readonly status: 'UNRESOLVED' | 'RESOLVED' | 'IGNORED' | null;
}

const word = (t: ColumnWords, key: string): string | null =>
  Object.hasOwn(t, key) ? t[key as keyof ColumnWords] : null;

/** A category in words; as it stands where it is none of the product's. */
export const categoryWord = (t: ColumnWords, category: string | null): string | null =>
  category === null || category === '' ? null : (word(t, `category.${category}`) ?? category);

/** What a file says of order lines, one a row. */
export const lineColumns = (t: ColumnWords): readonly Column<LineRecord>[] => [
  column('issueDate', t.invoiceDate, 'date', (row) => row.issueDate),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('number', t.invoiceNumber, 'text', (row) => row.number, { width: 16 }),
  column('invoiceKind', t.kindOf, 'text', (row) => (row.creditNote ? t.creditNote : t.invoice), {
    width: 12,
    isOnPaper: false,
  }),
  column('lineNo', t.lineNo, 'number', (row) => (row.head ? null : String(row.lineNo)), {
    width: 6,
    isOnPaper: false,
  }),
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('name', t.name, 'text', (row) => row.name || t[`kind.${row.kind}`], { width: 34 }),
  column('invoicedName', t.invoicedName, 'text', (row) => row.invoicedName, { width: 34, isOnPaper: false }),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), {
    width: 18,
    isOnPaper: false,
  }),
  column('lineKind', t.lineKind, 'text', (row) => t[`kind.${row.kind}`], { width: 10, isOnPaper: false }),
  column('quantity', t.quantity, 'number', (row) => row.quantity, { width: 10 }),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('price', t.linePrice, 'price', (row) => row.price),
  column('comparable', t.comparable, 'price', (row) => row.comparablePrice, { isOnPaper: false }),
  column('discount', t.discount, 'money', (row) => (row.head ? null : row.discount), { isOnPaper: false }),
  column('deposit', t.lineDeposit, 'money', (row) => (row.head ? null : row.deposit), { isOnPaper: false }),
  column('sum', t.sum, 'money', (row) => (isWaiting(row) ? null : row.sum), { isSummed: true }),
  column('waiting', t.waitingNet, 'money', (row) => (isWaiting(row) ? row.sum : null), { isSummed: true }),
  column('vatRate', t.vatRate, 'number', (row) => row.vatRate, { width: 8, isOnPaper: false }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8, isOnPaper: false }),
  column('watched', t.watched, 'price', (row) => row.watchedPrice),
  column('sumDifference', t.sumDifference, 'money', (row) => row.sumDifference, { isSummed: true }),
  column('decision', t.decision, 'text', (row) => (row.status === null ? null : t[`status.${row.status}`]), {
    width: 18,
    isOnPaper: false,
  }),
  column('state', t.state, 'text', (row) => (row.held ? t.held : t.booked), { width: 12, isOnPaper: false }),
];

/** What a file says of prices over time: one purchase of an article a row. */
export const priceColumns = (t: ColumnWords): readonly Column<LineRecord>[] => [
  column('issueDate', t.invoiceDate, 'date', (row) => row.issueDate),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('articleNumber', t.articleNumber, 'text', (row) => row.articleNumber, { width: 14 }),
  column('name', t.name, 'text', (row) => row.name, { width: 34 }),
  column('invoicedName', t.invoicedName, 'text', (row) => row.invoicedName, { width: 34, isOnPaper: false }),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), {
    width: 18,
    isOnPaper: false,
  }),
  column('unit', t.unit, 'text', (row) => row.unit, { width: 8 }),
  column('price', t.price, 'price', (row) => row.comparablePrice),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('watched', t.watched, 'price', (row) => row.watchedPrice),
  column('difference', t.difference, 'price', (row) => row.difference),
  column('quantity', t.quantity, 'number', (row) => row.quantity, { width: 10 }),
  column('sum', t.sum, 'money', (row) => row.sum, { isSummed: true }),
  column('decision', t.decision, 'text', (row) => (row.status === null ? null : t[`status.${row.status}`]), {
    width: 18,
  }),
  column('number', t.invoiceNumber, 'text', (row) => row.number, { width: 16 }),
];
