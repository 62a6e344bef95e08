import { column, type Column } from '#core/exports/column.ts';
import type { ClaimRow } from '#features/prices/claims/contract-claim.ts';
import type { LinkStatus, SupplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { categoryWord } from './rules-columns-invoices.ts';
import { type ColumnWords, yesNo } from './rules-words.ts';

/** What a file says of credit claims. */
export const claimColumns = (t: ColumnWords): readonly Column<ClaimRow>[] => [
  column('number', t.claimNumber, 'text', (row) => row.number, { width: 14 }),
  column('supplier', t.supplier, 'text', (row) => row.supplierName),
  column('goods', t.goods, 'text', (row) => row.goods.join(', '), { width: 34 }),
  column('lines', t.lines, 'number', (row) => String(row.lines), { width: 7 }),
  column('state', t.state, 'text', (row) => t[`claim.${row.state}`], { width: 12 }),
  column('amount', t.amount, 'money', (row) => row.amount, { isSummed: true }),
  column('credited', t.credited, 'money', (row) => row.credited, { isSummed: true }),
  column('waiting', t.waiting, 'money', (row) => row.waiting, { isSummed: true }),
  column('notReceived', t.notReceived, 'money', (row) => row.notReceived, { isSummed: true }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('draftedOn', t.draftedOn, 'date', (row) => row.draftedOn),
  column('sentOn', t.sentOn, 'date', (row) => row.sentOn),
  column('replyBy', t.replyBy, 'date', (row) => row.replyBy),
  column('overdue', t.overdue, 'text', (row) => yesNo(t, row.isOverdue), { width: 10, isOnPaper: false }),
];

/** A supplier as a list of the unit's has it. */
export interface SupplierRecord {
  readonly id: string;
  readonly displayName: string;
  readonly name: string;
  readonly category: SupplierCategory;
  readonly legalEntityNumber: string | null;
  readonly status: LinkStatus;
  readonly cost: string;
  readonly invoices: number;
  readonly latest: string | null;
  readonly currency: string;
}

/** What a file says of suppliers. */
export const supplierColumns = (t: ColumnWords): readonly Column<SupplierRecord>[] => [
  column('supplier', t.supplier, 'text', (row) => row.displayName, { width: 30 }),
  column('name', t.legalName, 'text', (row) => row.name, { width: 30 }),
  column('organizationNumber', t.organizationNumber, 'text', (row) => row.legalEntityNumber, { width: 18 }),
  column('category', t.category, 'text', (row) => categoryWord(t, row.category), { width: 18 }),
  column('status', t.state, 'text', (row) => t[`link.${row.status}`], { width: 12 }),
  column('cost', t.cost, 'money', (row) => row.cost, { isSummed: true, width: 16 }),
  column('currency', t.currency, 'text', (row) => row.currency, { width: 8 }),
  column('invoices', t.invoicesIn, 'number', (row) => String(row.invoices), { width: 10 }),
  column('latestInvoice', t.latestInvoice, 'date', (row) => row.latest),
];
