import { bookedInvoice } from './booked-invoice.ts';
import { accountsOf } from './account.ts';
import type { Account } from './account.ts';
import type { Invoice } from './invoice.ts';
import { supplierIdentityOf } from './supplier-identity.ts';
import type { SupplierIdentity } from './supplier-identity.ts';

/** What an invoice seems to say while nobody has answered for it: enough to recognize it by, and to name its supplier. */
export interface InvoicePreview {
  readonly identity: SupplierIdentity;
  readonly number: string;
  readonly issueDate: string;
  /** Amount due, with the sign that it has when it is booked. */
  readonly total: string;
  readonly currency: string;
  readonly lineCount: number;
  readonly accounts: readonly Account[];
}

/** The preview of an invoice; texts as they stand in it, of any length. */
export const invoicePreview = (invoice: Invoice): InvoicePreview => {
  const { total, lines } = bookedInvoice(invoice);
  return {
    identity: supplierIdentityOf(invoice),
    number: invoice.number,
    issueDate: invoice.issueDate,
    total,
    currency: invoice.currency,
    lineCount: lines.length,
    accounts: accountsOf(invoice.payment),
  };
};
