import type { HeldReason } from '#core/invoices/gate.ts';
import { storable } from '#platform/server/sql.ts';
import { textOrNull } from './commands-book.ts';
import type { Bookable, BookedLine } from './commands-book.ts';

/** Whether an invoice may hold lines that lower what is owed. */
export const givesBack = ({ lines }: Pick<Bookable['booked'], 'lines'>, creditNote: boolean): boolean =>
  creditNote || lines.some(({ sum }) => sum.startsWith('-'));

/** The row of an invoice. */
export const invoiceColumns = (
  { document, checks, invoice, booked, number, currency, lines }: Bookable,
  id: string,
  supplier: { readonly id: string; readonly name: string },
  held: readonly HeldReason[],
): object => {
  const reference = textOrNull(invoice.payment.reference, 100);
  return {
    id,
    number,
    currency,
    supplier_id: supplier.id,
    issue_date: invoice.issueDate,
    due_date: invoice.dueDate,
    credit_note: invoice.creditNote,
    total: booked.total,
    net: booked.net,
    tax_total: booked.taxTotal,
    rounding: booked.rounding,
    bankgiro: textOrNull(invoice.payment.bankgiro, 50),
    plusgiro: textOrNull(invoice.payment.plusgiro, 50),
    iban: textOrNull(invoice.payment.iban, 50),
    payment_reference: reference,
    line_count: lines.length,
    held: held.length > 0,
    held_reasons: held,
    checks: checks.map(({ lineNo, params, ...finding }) => ({
      ...finding,
      lineNo: lineNo ?? null,
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, storable(value, 300)])),
    })),
    charges: booked.charges.map(({ charge, kind, reason, amount: sum }) => ({
      charge,
      kind,
      amount: sum,
      reason: textOrNull(reason, 300),
    })),
    document_id: document.id,
    received_at: document.received_at,
    sha256: document.sha256,
    preceding: invoice.precedingInvoices.flatMap((each) => textOrNull(each, 100) ?? []),
    gives_back: givesBack(booked, invoice.creditNote),
    search: [number, supplier.name, reference ?? ''].join(' ').toLowerCase(),
  };
};

/** The row of a line. */
export const lineColumns = (
  line: BookedLine,
  at: {
    readonly invoice: Bookable;
    readonly invoiceId: string;
    readonly supplierId: string;
    readonly articleId: string | null;
    /** The article of the line's own number, where that goes on under another. */
    readonly homeId: string | null;
    readonly monitored: boolean;
    readonly counted: boolean;
  },
): object => ({
  issue_date: at.invoice.invoice.issueDate,
  invoice_id: at.invoiceId,
  line_no: line.lineNo,
  id: line.idIn(at.invoiceId),
  supplier_id: at.supplierId,
  article_id: at.articleId,
  home_article_id: at.homeId,
  name: line.name,
  article_number: line.articleNumber,
  gtin: line.gtin,
  quantity: line.quantity,
  unit: line.unit,
  price: line.price,
  comparable_price: line.comparablePrice,
  discount: line.discount,
  deposit: line.deposit,
  sum: line.sum,
  vat_rate: line.vatRate,
  kind: line.kind,
  monitored: at.monitored,
  counted: at.counted,
  delivery_date: line.deliveryDate ?? null,
});
