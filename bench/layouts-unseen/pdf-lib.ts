/** Draws pages with pdf-lib, in the standard fonts. */
import { degrees, grayscale, PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Drawing, Font, Mark } from './sheet.ts';
import { standardFonts } from './standard-fonts.ts';

export const drawnWithPdfLib = async (drawing: Drawing): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.setTitle(drawing.title);
  const fonts = new Map<Font, PDFFont>();
  const fontOf = async (font: Font): Promise<PDFFont> => {
    const known = fonts.get(font) ?? (await document.embedFont(standardFonts[font]));
    fonts.set(font, known);
    return known;
  };
  for (const marks of drawing.pages) {
    const page = document.addPage([drawing.width, drawing.height]);
    const up = (y: number): number => drawing.height - y;
    const text = async (mark: Extract<Mark, { kind: 'text' }>): Promise<void> => {
      const font = await fontOf(mark.font);
      // The standard fonts have no minus sign of their own.
      const content = mark.text.replaceAll('\u2212', '-');
      const width = font.widthOfTextAtSize(content, mark.size);
      const x = mark.x - (mark.align === 'r' ? width : mark.align === 'c' ? width / 2 : 0);
      const color = grayscale(mark.grey ?? 0);
      page.drawText(content, {
        x,
        y: up(mark.y),
        size: mark.size,
        font,
        color,
        rotate: degrees(mark.turn ?? 0),
      });
    };
    for (const mark of marks) {
      if (mark.kind === 'text') await text(mark);
      else if (mark.kind === 'line')
        page.drawLine({
          start: { x: mark.x, y: up(mark.y) },
          end: { x: mark.x2, y: up(mark.y2) },
          thickness: mark.width,
        });
      else if (mark.kind === 'box')
        page.drawRectangle({
          x: mark.x,
          y: up(mark.y2),
          width: mark.x2 - mark.x,
          height: mark.y2 - mark.y,
          color: grayscale(mark.grey),
        });
      else {
        const image = await document.embedPng(mark.data);
        const height = (mark.width * image.height) / image.width;
        page.drawImage(image, { x: mark.x, y: up(mark.y) - height, width: mark.width, height });
      }
    }
  }
  return document.save();
};
