import { z } from 'zod';
import { documentRow } from '#features/intake/documents/contract.ts';
import { alertCauses } from '#features/prices/price-monitoring/contract-why.ts';
import { supplierContact } from '#features/suppliers/suppliers/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, searchText, text } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';

export const supplierOfInvoice = z.object({ id, displayName: z.string() });

export const lineKinds = ['goods', 'deposit', 'freight', 'fee', 'discount'] as const;

export const lineKind = z.enum(lineKinds);

export const invoiceListQuery = paging
  .extend(
    sorting(
      ['issueDate', 'dueDate', 'supplier', 'number', 'deviations', 'againstWatched', 'total'],
      'issueDate',
    ).shape,
  )
  .extend({
    search: searchText,
    supplierId: id.optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    minTotal: decimalText.optional(),
    maxTotal: decimalText.optional(),
    onlyDeviations: z.stringbool().optional(),
    /** As the archive lists them: those too that are older than the plan shows, by their heads alone. */
    archive: z.stringbool().optional(),
  });

export const invoiceRow = z.object({
  id,
  number: z.string(),
  supplier: supplierOfInvoice,
  issueDate: isoDate,
  dueDate: isoDate.nullable(),
  currency,
  /** Amount due, as on the invoice. */
  total: decimalText,
  net: decimalText,
  creditNote: z.boolean(),
  lineCount: z.number().int(),
  /** Lines that deviate from the watched price, and how many of them nobody has settled. */
  deviationCount: z.number().int(),
  unresolvedCount: z.number().int(),
  /** Σ sumDiff of its deviations. */
  againstWatched: decimalText,
  /** The trust gate holds it back: a check failed, a duplicate, a changed bankgiro. */
  held: z.boolean(),
  /** It asks for another amount than its lines, charges and VAT come to. */
  wrongTotal: z.boolean(),
  /** The name of the line through which a search found it; null where none was asked for, or its head has what was sought. */
  foundLine: z.string().nullable(),
  /** What keeps its lines from being shown: it is older than the plan's history, or over the month's number and waits. */
  locked: z.enum(['history', 'number']).nullable(),
});

export type InvoiceRow = z.output<typeof invoiceRow>;

/**
 * `sums` cover the whole selection, in the unit's currency. `elsewhere` counts what a search finds outside the period; without a search
 * it is not counted.
 */
export const invoiceList = pageOf(invoiceRow).extend({
  /** Invoices of the period that are older than the plan shows: in the archive they are listed. */
  hidden: z.number().int(),
  elsewhere: z.object({ older: z.number().int(), newer: z.number().int() }),
  sums: z.object({
    /** Without what the trust gate holds, which waits beside it. */
    total: decimalText,
    waiting: decimalText,
    heldInvoices: z.number().int(),
    currency,
    unresolvedInvoices: z.number().int(),
    /** Extra cost of what waits for a decision on these invoices. */
    undecidedExtra: decimalText,
  }),
});

export const checkFinding = z.object({
  code: z.string(),
  severity: z.enum(['fail', 'warn']),
  lineNo: z.number().int().nullable(),
  params: z.record(z.string(), z.string()),
});

export const lineAlert = z.object({
  id,
  status: z.enum(['UNRESOLVED', 'RESOLVED', 'IGNORED']),
  kind: z.string(),
  causes: alertCauses,
  /** Null when a changed unit or pack cannot be compared. */
  watchedPrice: decimalText.nullable(),
  itemDiff: decimalText,
  sumDiff: decimalText,
  dealId: id.nullable(),
});

export const invoiceLineRow = z.object({
  lineNo: z.number().int(),
  articleId: id.nullable(),
  name: z.string(),
  articleNumber: z.string().nullable(),
  quantity: decimalText.nullable(),
  unit: z.string(),
  price: decimalText.nullable(),
  comparablePrice: decimalText.nullable(),
  discount: decimalText,
  sum: decimalText,
  vatRate: decimalText.nullable(),
  kind: lineKind,
  /** The unit had not bought the article before the invoice's day. */
  firstPurchase: z.boolean(),
  alert: lineAlert.nullable(),
});

/** Where an invoice is paid. */
export const paymentAccount = z.object({
  kind: z.enum(['bankgiro', 'plusgiro', 'iban']),
  account: z.string(),
});

export const invoiceDetail = invoiceRow.extend({
  paymentReference: z.string().nullable(),
  bankgiro: z.string().nullable(),
  /** The accounts on the invoice, and those confirmed for the supplier. */
  accounts: z.array(paymentAccount),
  confirmedAccounts: z.array(paymentAccount),
  /** How the restaurant's own people reach the supplier; never what the invoice says. */
  supplierContact,
  taxTotal: decimalText.nullable(),
  rounding: decimalText.nullable(),
  lines: z.array(invoiceLineRow),
  charges: z.array(
    z.object({ charge: z.boolean(), kind: lineKind, reason: z.string().nullable(), amount: decimalText }),
  ),
  checks: z.array(checkFinding),
  /** Why the trust gate holds it, as codes. */
  heldReasons: z.array(z.string()),
  documents: z.array(
    z.object({ id, fileName: z.string(), contentType: z.string(), format: z.string().nullable() }),
  ),
  /** Neighbours in date order, for next and previous. */
  previousId: id.nullable(),
  nextId: id.nullable(),
});

export type InvoiceDetail = z.output<typeof invoiceDetail>;

export const vaultMonth = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.number().int() });

export const invoicesContract = {
  listInvoices: endpoint({
    method: 'GET',
    path: 'invoice-management/invoices',
    summary: 'Invoices of the unit, filtered, sorted and paged, with sums of the whole selection',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: invoiceListQuery,
    reply: invoiceList,
    errors: [],
  }),
  readInvoice: endpoint({
    method: 'GET',
    path: 'invoice-management/invoices/{invoiceId}',
    summary: 'One invoice with lines, deviations, checks and documents',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    params: z.object({ invoiceId: id }),
    reply: invoiceDetail,
    errors: ['invoice.not_exist'],
  }),
  listVaultMonths: endpoint({
    method: 'GET',
    path: 'invoice-management/vault/months',
    summary: 'Months that have invoices, or those that a search finds, with their number, newest first',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: z.object({ search: searchText }),
    reply: z.array(vaultMonth),
    errors: [],
  }),
  acceptDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/accept',
    summary: 'Accept what the trust gate held back: its lines count from then on',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: z.object({ documentId: id }),
    body: z.object({ comment: text(500).optional() }),
    reply: documentRow,
    errors: ['document.not_exist', 'document.not_acceptable'],
  }),
};
