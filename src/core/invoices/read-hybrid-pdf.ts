import { getDocumentProxy } from 'unpdf';
import type { Invoice } from './invoice.ts';
import { readXml } from './read-xml.ts';
import { Refusal } from './refusal.ts';

export interface PdfReading {
  readonly invoice: Invoice;
  /** Embedded invoices beyond the one that was read. */
  readonly others: number;
}

const maxAttachments = 50;
const maxPages = 300;

/**
 * Reads the e-invoice inside a PDF (Factur-X, ZUGFeRD, any other): the attachment whose root element is an invoice,
 * whatever its file name. One with lines goes before one without; a broken one does not hide a good one. Throws `Refusal`.
 */
export const readHybridPdf = async (bytes: Uint8Array): Promise<PdfReading> => {
  const attachments = await xmlAttachments(bytes);
  const readings: Invoice[] = [];
  let broken: Refusal | null = null;
  for (const content of attachments) {
    try {
      readings.push(readXml(content).invoice);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.reason !== 'xml.not-an-invoice') broken = error;
    }
  }
  const chosen = readings.find((invoice) => invoice.lines.length > 0) ?? readings[0];
  if (chosen !== undefined) {
    const same = readings.filter(
      ({ number, issueDate }) => number === chosen.number && issueDate === chosen.issueDate,
    );
    return { invoice: chosen, others: readings.length - same.length };
  }
  throw new Refusal(
    broken === null ? 'pdf.no-embedded-invoice' : 'pdf.embedded-invoice-broken',
    broken?.message,
  );
};

const xmlAttachments = async (bytes: Uint8Array): Promise<Uint8Array[]> => {
  const document = await open(bytes);
  try {
    const found: Uint8Array[] = [];
    const attachments = [...((await document.getAttachments())?.entries() ?? [])];
    for (const [id, attachment] of attachments.slice(0, maxAttachments)) {
      const content = attachment.content ?? (await document.getAttachmentContent(id));
      if (content !== null && looksLikeXml(content)) found.push(content);
    }
    if (found.length === 0 && document.numPages > maxPages) throw new Refusal('pdf.too-many-pages');
    return found;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('pdf.broken', String(error));
  } finally {
    await document.loadingTask.destroy();
  }
};

const open = async (bytes: Uint8Array) => {
  try {
    // pdf.js takes the buffer over, so it gets its own copy.
    return await getDocumentProxy(new Uint8Array(bytes), {
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(encrypted ? 'pdf.encrypted' : 'pdf.broken', String(error));
  }
};

/** Whether the first character that is no blank, byte order mark or zero byte is `<`. */
const looksLikeXml = (content: Uint8Array): boolean => {
  const first = content
    .subarray(0, 64)
    .find((byte) => ![0x20, 0x09, 0x0a, 0x0d, 0, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte));
  return first === 0x3c;
};
