import { checkInvoice, type CheckFinding } from './checks/checks.ts';
import { fileTypeOf } from './file-type.ts';
import type { Invoice, InvoiceFormat } from './invoice.ts';
import { readHybridPdf } from './pdf/read-hybrid-pdf.ts';
import { readXml } from './read-xml.ts';
import { Refusal, type ReadReason } from './refusal.ts';
import { ediReason, isCxmlInvoice } from './unread-syntax.ts';

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
export const readInvoice = async (bytes: Uint8Array): Promise<ReadResult> => {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    // A parser that breaks on its input is an answer about the input, not a fault of the caller.
    return { ok: false, reason: fileTypeOf(bytes) === 'pdf' ? 'pdf.broken' : 'xml.malformed' };
  }
};

const read = async (bytes: Uint8Array): Promise<ReadResult> => {
  if (bytes.length === 0) return { ok: false, reason: 'file.empty' };
  switch (fileTypeOf(bytes)) {
    case 'xml': {
      if (isCxmlInvoice(bytes)) return { ok: false, reason: 'syntax.cxml' };
      const { format, invoice, others } = readXml(bytes);
      return { ok: true, format, invoice, checks: checkInvoice(invoice, others) };
    }
    case 'pdf': {
      const { invoice, others } = await readHybridPdf(bytes);
      return { ok: true, format: 'hybrid-pdf', invoice, checks: checkInvoice(invoice, others) };
    }
    case 'image':
      return { ok: false, reason: 'image.needs-reading' };
    case 'archive':
      return { ok: false, reason: 'archive.not-an-invoice' };
    case 'edi':
      return { ok: false, reason: ediReason(bytes) };
    case 'unknown':
      return { ok: false, reason: 'file.type-unknown' };
  }
};
