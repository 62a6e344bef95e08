import { AFRelationship, PDFDocument, StandardFonts, utf8Encode } from '@cantoo/pdf-lib';
import type { InvoiceDraft } from './invoice-draft.ts';
import { drawFooter } from './page-footer.ts';
import { drawHead } from './page-head.ts';
import { bodyBottom, firstTop, lineHeight, nextTop } from './page-measures.ts';
import { drawColumns, drawLine } from './page-lines.ts';
import type { LineBox } from './page-lines.ts';
import { drawTotals, totalsHeight } from './page-totals.ts';
import { type PageCanvas, pageCanvas } from './page-canvas.ts';
import { totalsOf } from './totals.ts';
import { writeCii } from './write-cii.ts';

export interface HybridPdf {
  readonly bytes: Uint8Array;
  /** Where each line stands. */
  readonly lineBoxes: readonly LineBox[];
}

const a4: [number, number] = [595.28, 841.89];

/**
 * Writes an invoice as a person sees it (A4, Swedish) with the same invoice as `factur-x.xml` inside. The same draft
 * gives the same bytes. Not PDF/A: the standard fonts are not embedded.
 */
export const writeHybridPdf = async (draft: InvoiceDraft): Promise<HybridPdf> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const totals = totalsOf(draft);
  const pages: PageCanvas[] = [];
  const turn = (): PageCanvas => {
    const canvas = pageCanvas(pdf.addPage(a4), fonts);
    pages.push(canvas);
    drawHead(canvas, draft, pages.length);
    return canvas;
  };

  let canvas = turn();
  drawColumns(canvas, draft, firstTop);
  let y = firstTop + lineHeight;
  const lineBoxes: LineBox[] = [];
  for (const [at, { line, sum }] of totals.lines.entries()) {
    if (y + lineHeight > bodyBottom) {
      canvas = turn();
      drawColumns(canvas, draft, nextTop);
      y = nextTop + lineHeight;
    }
    lineBoxes.push({
      lineNo: at + 1,
      page: pages.length,
      ...drawLine(canvas, line, sum, at, y),
    });
    y += lineHeight;
  }
  if (y + totalsHeight(draft, totals) > bodyBottom) {
    canvas = turn();
    y = nextTop;
  }
  drawTotals(canvas, draft, totals, y + 12);
  for (const [index, page] of pages.entries()) drawFooter(page, draft, `${index + 1} (${pages.length})`);

  const day = new Date(`${draft.issueDate}T00:00:00Z`);
  pdf.setTitle(`${draft.creditNote ? 'Kreditfaktura' : 'Faktura'} ${draft.number}`);
  pdf.setAuthor(draft.supplier.name);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  await pdf.attach(utf8Encode(writeCii(draft), false), 'factur-x.xml', {
    mimeType: 'text/xml',
    description: 'Factur-X',
    creationDate: day,
    modificationDate: day,
    afRelationship: AFRelationship.Alternative,
  });
  return { bytes: await pdf.save(), lineBoxes };
};
