import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { paperHeight, paperWidth } from '#testing/papers/paper.ts';
import type { WholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';

const typewriter = 0.6;

/** The document as a PDF whose text stands where it was printed, in a face of the layout's kind. */
export const wholesalePdf = async ({ layout, paper, pages }: WholesaleInvoice): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(
    layout.face === typewriter ? StandardFonts.Courier : StandardFonts.Helvetica,
  );
  const sheets = pages.map(() => document.addPage([paperWidth, paperHeight]));
  for (const { page, text, x, baseline, align, size } of paper.printed()) {
    const wide = font.widthOfTextAtSize(text, size);
    const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    sheets[page - 1]?.drawText(text, { x: left, y: paperHeight - baseline, size, font });
  }
  return document.save();
};
