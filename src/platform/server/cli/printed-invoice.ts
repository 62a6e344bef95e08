import type { Invoice } from '#core/invoices/invoice.ts';
import type { ReadOutcome } from '../sandbox/sandbox-port.ts';

/** What became of a file: what the reader answers, or that there was nothing to read. */
export type FileOutcome =
  | ReadOutcome
  | { readonly ok: false; readonly reason: 'file.not-found' | 'file.not-readable' };

/** An outcome as the command prints it: the facts of an invoice that a person compares, not all that was read. */
export const printed = (outcome: FileOutcome | undefined) =>
  outcome?.ok === true
    ? { ok: true, format: outcome.format, invoice: printedInvoice(outcome.invoice), checks: outcome.checks }
    : outcome;

const printedInvoice = (invoice: Invoice) => ({
  number: invoice.number,
  issueDate: invoice.issueDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  payable: invoice.payable,
  taxTotal: invoice.taxTotal,
  creditNote: invoice.creditNote,
  supplier: {
    name: invoice.supplier.name,
    organizationNumber: invoice.supplier.organizationNumber,
    bankgiro: invoice.payment.bankgiro,
  },
  charges: invoice.charges,
  lines: invoice.lines.map((line) => ({
    name: line.name,
    articleNumber: line.articleNumber,
    gtin: line.gtin,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    comparablePrice: line.comparablePrice,
    sum: line.sum,
    kind: line.kind,
  })),
});
