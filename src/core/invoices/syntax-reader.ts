import type { Invoice, Party } from './invoice.ts';
import type { Element } from './xml/xml-element.ts';

/** How e-invoices of one syntax are told and read. `root` is the element that `isRoot` has said yes to. */
export interface SyntaxReader {
  readonly isRoot: (element: Element) => boolean;
  /** Throws `Refusal`. */
  readonly read: (root: Element) => Invoice;
  /** The parties as `read` gives them, also from an invoice that cannot be read whole. */
  readonly supplier: (root: Element) => Party;
  readonly buyer: (root: Element) => Party;
}
