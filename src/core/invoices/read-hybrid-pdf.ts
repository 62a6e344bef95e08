import { getDocumentProxy } from 'unpdf';
import type { Invoice } from './invoice.ts';
import { readXml } from './read-xml.ts';
import { Refusal } from './refusal.ts';

type PDFDocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfReading {
  readonly invoice: Invoice;
  /** Embedded invoices beyond the one that was read. */
  readonly others: number;
}

const maxAttachments = 50;
const maxPages = 300;
const maxClippedPages = 20;
// ISO 32000-1 table 169; the number is pdf.js's own (AnnotationType.FILEATTACHMENT).
const fileAttachmentAnnotation = 17;

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
    const found = await embeddedXml(document);
    if (found.length === 0 && document.numPages > maxPages) throw new Refusal('pdf.too-many-pages');
    return found;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('pdf.broken', String(error));
  } finally {
    await document.loadingTask.destroy();
  }
};

/** XML attached to the document, or else to one of its first pages as a paper clip. */
const embeddedXml = async (document: PDFDocumentProxy): Promise<Uint8Array[]> => {
  const attached = [...((await document.getAttachments())?.entries() ?? [])];
  const found = await contents(document, attached);
  if (found.length > 0 || document.numPages > maxClippedPages) return found;
  const clips = await document.getAnnotationsByType(new Set([fileAttachmentAnnotation]), new Set());
  return contents(
    document,
    clips.filter(isClip).map((clip) => [clip.fileId, clip.file] as const),
  );
};

interface Clip {
  readonly fileId: string;
  readonly file: { readonly content?: Uint8Array | null | undefined };
}

const isClip = (annotation: object): annotation is Clip =>
  'fileId' in annotation && typeof annotation.fileId === 'string' && 'file' in annotation;

const contents = async (
  document: PDFDocumentProxy,
  files: readonly (readonly [string, Clip['file']])[],
): Promise<Uint8Array[]> => {
  const found: Uint8Array[] = [];
  for (const [id, file] of files.slice(0, maxAttachments)) {
    const content = file.content ?? (await document.getAttachmentContent(id));
    if (content !== null && looksLikeXml(content)) found.push(content);
  }
  return found;
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
