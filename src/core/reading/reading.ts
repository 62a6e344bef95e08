import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import type { Field } from './head/choose-fields.ts';
import type { DocumentKind } from './kind/stated-document.ts';
import type { SharedStructure } from './shared/shared-structure.ts';

/** The canonical invoice as far as a page tells it: the two parts that an invoice must have may be missing. */
export type DraftInvoice = Omit<Invoice, 'number' | 'issueDate'> & {
  readonly number: string | null;
  readonly issueDate: string | null;
};

/** What a line prints and where it stands. */
export type LineField =
  | 'name'
  | 'description'
  | 'articleNumber'
  | 'gtin'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'vatRate'
  | 'sum';

/** A field of head, foot and totals, by its name in the invoice; `supplier` is the supplier's name. */
export type HeadField =
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'currency'
  | 'supplier'
  | 'organizationNumber'
  | 'vatNumber'
  | 'bankgiro'
  | 'plusgiro'
  | 'iban'
  | 'reference'
  | 'lineNet'
  | 'taxExclusive'
  | 'taxTotal'
  | 'taxInclusive'
  | 'prepaid'
  | 'rounding'
  | 'payable';

/** VAT of one rate as printed, in the order of the invoice's `vat`. */
export interface ReadVat {
  readonly rate: Field;
  readonly taxable: Field;
  readonly tax: Field;
}

/** A line as read: the canonical line, how sure its figures are (0 to 1) and the place of each value that is printed. */
export interface ReadLine {
  readonly line: InvoiceLine;
  readonly confidence: number;
  readonly fields: Readonly<Partial<Record<LineField, Field>>>;
  /** Texts that may be cut, or hold what is of another column; left out: none. */
  readonly doubtful?: readonly ('articleNumber' | 'name')[];
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
  /** A day when to pay is printed and was not read. */
  | 'due-date'
  | 'currency'
  | 'credit-note'
  /** Something on the page says that it is no invoice. */
  | 'kind'
  /** Nothing identifies who sent it. */
  | 'supplier'
  /** What was bought could be taken for something else. */
  | 'article'
  | 'words-uncertain'
  | 'layout-unconfirmed'
  /** Its columns were read as other organizations showed. */
  | 'structure-shared';

/** A document read from its words. Trusted only without a doubt: then every line and total is right by several proofs. */
export interface Reading {
  /** What the document is; left out where it was read before kinds were told, and of a table file. */
  readonly kind?: DocumentKind;
  readonly invoice: DraftInvoice;
  readonly lines: readonly ReadLine[];
  readonly fields: Readonly<Partial<Record<HeadField, Field>>>;
  readonly vat: readonly ReadVat[];
  /** The amounts of charges and allowances, in the order of the invoice's `charges`. */
  readonly charges: readonly Field[];
  readonly doubts: readonly Doubt[];
  readonly trusted: boolean;
  /** Key of the layout that a person taught and that was used; `null` when none fits. */
  readonly layout: string | null;
  /** What others taught, by which it was read; left out where it was not. */
  readonly shared?: SharedStructure;
}
