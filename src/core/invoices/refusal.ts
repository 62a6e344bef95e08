import type { OtherKind, UnreadSyntax } from './other-kind.ts';

/** Why a file could not be read as an e-invoice. Closed: every code has a text in both languages. */
export type ReadReason =
  /** It is another document of trade. */
  | `kind.${OtherKind}`
  /** It is an invoice in a syntax that is not read. */
  | `syntax.${UnreadSyntax}`
  | 'file.empty'
  | 'file.type-unknown'
  | 'document.too-large'
  | 'archive.not-an-invoice'
  | 'image.needs-reading'
  | 'picture.broken'
  | 'picture.heic'
  | 'picture.animated'
  | 'picture.too-large'
  | 'picture.no-text'
  | 'xml.malformed'
  | 'xml.doctype'
  | 'xml.encoding-unknown'
  | 'xml.too-deep'
  | 'xml.not-an-invoice'
  | 'pdf.broken'
  | 'pdf.encrypted'
  | 'pdf.too-many-pages'
  | 'pdf.no-embedded-invoice'
  | 'pdf.embedded-invoice-broken'
  | 'invoice.number-missing'
  | 'invoice.issue-date-missing'
  | 'invoice.issue-date-invalid'
  | 'invoice.amount-invalid';

/** Thrown inside the readers and turned into a `ReadResult` by `readInvoice`; never reaches a caller. */
export class Refusal extends Error {
  readonly reason: ReadReason;

  constructor(reason: ReadReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.name = 'Refusal';
    this.reason = reason;
  }
}
