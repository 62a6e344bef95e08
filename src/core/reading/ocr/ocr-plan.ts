import { fileTypeOf } from '../../invoices/file-type.ts';
import { Refusal, type ReadReason } from '../../invoices/refusal.ts';
import type { Page } from '../page/page.ts';
import { pdfPages } from '../page/pdf-pages.ts';

/** How a file's words are to be had: those of a PDF's text layer, where they are good, are here already. */
export type ScanPlan =
  | { readonly ok: true; readonly kind: 'picture' }
  | { readonly ok: true; readonly kind: 'pdf'; readonly pages: readonly PlannedPage[] }
  | { readonly ok: false; readonly reason: ReadReason };

export interface PlannedPage {
  readonly page: Page;
  /** Its text layer says too little, or nonsense: its picture is to be looked at. */
  readonly recognise: boolean;
}

const leastWords = 8;
const [mostNonsense, mostControls] = [0.25, 0.02];

/** Tells for each page of a file where its words come from. Never throws. */
export const planScan = async (bytes: Uint8Array): Promise<ScanPlan> => {
  if (bytes.length === 0) return { ok: false, reason: 'file.empty' };
  switch (fileTypeOf(bytes)) {
    case 'image':
      return { ok: true, kind: 'picture' };
    case 'archive':
      return { ok: false, reason: 'archive.not-an-invoice' };
    case 'xml':
    case 'edi':
    case 'unknown':
      return { ok: false, reason: 'file.type-unknown' };
    case 'pdf':
      return planPdf(bytes);
  }
};

const planPdf = async (bytes: Uint8Array): Promise<ScanPlan> => {
  try {
    const pages = await pdfPages(bytes);
    return { ok: true, kind: 'pdf', pages: pages.map((page) => ({ page, recognise: saysTooLittle(page) })) };
  } catch (error) {
    return { ok: false, reason: error instanceof Refusal ? error.reason : 'pdf.broken' };
  }
};

/** Fonts without a table of characters give signs that no text has. */
export const saysTooLittle = ({ words }: Page): boolean => {
  const text = words.map((word) => word.text).join('');
  const nonsense = text.match(/[^\p{Script=Latin}\d\p{P}\p{Sc}\p{Sm}\p{M}°²³½¼¾]/gu)?.length ?? 0;
  // Codes of a font's own reach below those of letters; no text holds them, and some fonts of a page may have a table.
  const controls = text.match(/\p{Cc}/gu)?.length ?? 0;
  return (
    words.length < leastWords ||
    nonsense > text.length * mostNonsense ||
    controls > text.length * mostControls
  );
};
