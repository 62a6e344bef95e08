import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import type { OutletKey, SampleFormat } from './rules-suppliers.ts';

/** What a document of the sample holds. */
export type SampleContent =
  | { readonly kind: 'invoice'; readonly format: SampleFormat; readonly draft: InvoiceDraft }
  /** An invoice as a PDF that carries no e-invoice. */
  | { readonly kind: 'paper'; readonly draft: InvoiceDraft }
  /** A Svefaktura whose end is missing. */
  | { readonly kind: 'cut-off'; readonly draft: InvoiceDraft }
  | { readonly kind: 'photo' };

/** One file that arrives at a restaurant. */
export interface SampleDocument {
  readonly outlet: OutletKey;
  /** Unique within the restaurant. */
  readonly key: string;
  readonly fileName: string;
  /** The day it arrives. */
  readonly date: string;
  readonly content: SampleContent;
}
