import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import type { Field } from './choose-fields.ts';

/** The canonical invoice as far as a page tells it: the two parts that an invoice must have may be missing. */
export type DraftInvoice = Omit<Invoice, 'number' | 'issueDate'> & {
  readonly number: string | null;
  readonly issueDate: string | null;
};

/** A figure of a line as printed, and where it stands. */
export type LineField = 'quantity' | 'price' | 'discount' | 'sum';

/** A line as read: the canonical line, how sure its figures are (0 to 1) and the place of each. */
export interface ReadLine {
  readonly line: InvoiceLine;
  readonly confidence: number;
  readonly fields: Readonly<Partial<Record<LineField, Field>>>;
}

/** Why a reading is not trusted. */
export type Doubt =
  | 'lines-missing'
  | 'columns-unlabelled'
  | 'line-arithmetic'
  | 'line-incomplete'
  | 'line-unnamed'
  | 'line-discount'
  | 'rows-unread'
  | 'line-sum'
  | 'charges'
  | 'totals'
  | 'vat'
  | 'number'
  | 'issue-date'
  | 'currency'
  | 'credit-note'
  | 'words-uncertain';

/** A document read from its words. Trusted only without a doubt: then every line and total is right by several proofs. */
export interface Reading {
  readonly invoice: DraftInvoice;
  readonly lines: readonly ReadLine[];
  /** Fields of head, foot and totals by their name in the invoice. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly doubts: readonly Doubt[];
  readonly trusted: boolean;
}
