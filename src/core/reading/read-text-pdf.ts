import { Refusal } from '../invoices/refusal.ts';
import type { ReadReason } from '../invoices/refusal.ts';
import type { KnownLayout } from './layouts/layout-memory.ts';
import { pdfPages } from './page/pdf-pages.ts';
import { readPages } from './read-pages.ts';
import type { Reading } from './reading.ts';

export type TextPdfResult =
  | { readonly ok: true; readonly format: 'text-pdf'; readonly pages: number; readonly reading: Reading }
  | { readonly ok: false; readonly reason: ReadReason };

/** Reads a PDF by its text layer. Never throws; one without text gives `pdf.no-embedded-invoice`, as it has no invoice to read. */
export const readTextPdf = async (
  bytes: Uint8Array,
  layouts: readonly KnownLayout[] = [],
): Promise<TextPdfResult> => {
  try {
    const pages = await pdfPages(bytes);
    const reading = readPages(pages, layouts);
    if (reading === null) return { ok: false, reason: 'pdf.no-embedded-invoice' };
    return { ok: true, format: 'text-pdf', pages: pages.length, reading };
  } catch (error) {
    return { ok: false, reason: error instanceof Refusal ? error.reason : 'pdf.broken' };
  }
};
