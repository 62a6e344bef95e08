import type { InvoiceLine } from '#core/invoices/invoice.ts';
import type { DraftInvoice } from '#core/reading/reading.ts';
import type { FileOutcome } from './read-file.ts';

/** An outcome as the command prints it: the facts of an invoice that a person compares, not all that was read. */
export const printed = (outcome: FileOutcome | undefined) => {
  if (outcome?.ok !== true) return outcome;
  if (!('reading' in outcome)) {
    const { format, invoice, checks } = outcome;
    return {
      ok: true,
      format,
      invoice: { ...printedHead(invoice), lines: invoice.lines.map(printedLine) },
      checks,
    };
  }
  const { invoice, lines, trusted, doubts } = outcome.reading;
  const sure = lines.map(({ line, confidence }) => ({ ...printedLine(line), confidence }));
  return {
    ok: true,
    format: outcome.format,
    invoice: { ...printedHead(invoice), lines: sure },
    trusted,
    doubts,
  };
};

const printedHead = (invoice: DraftInvoice) => ({
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
});

const printedLine = (line: InvoiceLine) => ({
  name: line.name,
  articleNumber: line.articleNumber,
  gtin: line.gtin,
  quantity: line.quantity,
  unit: line.unit,
  price: line.price,
  comparablePrice: line.comparablePrice,
  sum: line.sum,
  kind: line.kind,
});
