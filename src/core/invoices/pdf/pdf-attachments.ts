import { Refusal } from '../refusal.ts';
import { beginsLikeXml } from '../file-type.ts';
import { type PDFDocumentProxy, openPdf } from './open-pdf.ts';

const maxAttachments = 50;
const maxPages = 300;
const maxClippedPages = 20;

// ISO 32000-1 table 169; the number is pdf.js's own (AnnotationType.FILEATTACHMENT).
const fileAttachmentAnnotation = 17;

/** The XML files attached to a PDF or clipped to its first pages, 50 at most. Throws `Refusal`. */
export const xmlAttachments = async (bytes: Uint8Array): Promise<Uint8Array[]> => {
  const document = await openPdf(bytes);
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
    if (content !== null && beginsLikeXml(content)) found.push(content);
  }
  return found;
};
