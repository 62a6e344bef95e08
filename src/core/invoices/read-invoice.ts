import type { CheckFinding } from './checks.ts';
import type { Invoice, InvoiceFormat } from './invoice.ts';
import type { ReadReason } from './refusal.ts';

/** Rises when a reader would give other values for the same bytes; stored readings of a lower version can be re-read. */
export const readingVersion = 1;

export type ReadResult =
  | {
      readonly ok: true;
      readonly format: InvoiceFormat;
      readonly invoice: Invoice;
      readonly checks: readonly CheckFinding[];
    }
  | { readonly ok: false; readonly reason: ReadReason };

/**
 * Reads one file of any kind into the canonical invoice. The type is told by content, never by name.
 * Never throws and never touches the network; a file that is not a readable e-invoice gives its reason.
 */
export const readInvoice = async (bytes: Uint8Array): Promise<ReadResult> =>
  bytes.length === 0 ? { ok: false, reason: 'file.empty' } : { ok: false, reason: 'file.type-unknown' };
