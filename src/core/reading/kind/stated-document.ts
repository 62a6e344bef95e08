import type { OtherKind } from '../../invoices/other-kind.ts';

/** What a document is, and why. */
export interface DocumentKind {
  readonly kind: 'invoice' | 'credit-note' | OtherKind;
  /** Nothing on the page speaks for another kind. */
  readonly isClear: boolean;
  /** What the page says of it, as printed. */
  readonly reasons: readonly string[];
  /** Numbers of the invoices that it is about, which are no document of its own. */
  readonly about: readonly string[];
}
