/** Draws pages with Skia, whose PDFs embed subsets of fonts and place glyphs. */
import { PDFDocument } from '@napi-rs/canvas';
import type { Drawing, Font } from '../sheet.ts';

const faces: Readonly<Record<Font, string>> = {
  sans: "'Lato'",
  bold: "'Lato'",
  serif: "'Liberation Serif'",
  serifbold: "'Liberation Serif'",
  mono: "'DejaVu Sans Mono'",
  monobold: "'DejaVu Sans Mono'",
};

/** Pictures are left out: no layout of this producer has any. */
export const drawnWithSkia = (drawing: Drawing): Uint8Array => {
  const document = new PDFDocument({ title: drawing.title });
  for (const marks of drawing.pages) {
    const page = document.beginPage(drawing.width, drawing.height);
    for (const mark of marks) {
      page.fillStyle = 'black';
      if (mark.kind === 'line') {
        page.lineWidth = mark.width;
        page.beginPath();
        page.moveTo(mark.x, mark.y);
        page.lineTo(mark.x2, mark.y2);
        page.stroke();
      } else if (mark.kind === 'box') {
        page.fillStyle = `rgb(${Math.round(mark.grey * 255)} ${Math.round(mark.grey * 255)} ${Math.round(mark.grey * 255)})`;
        page.fillRect(mark.x, mark.y, mark.x2 - mark.x, mark.y2 - mark.y);
      } else if (mark.kind === 'text') {
        page.font = `${mark.font.endsWith('bold') ? 'bold ' : ''}${mark.size}px ${faces[mark.font]}`;
        page.textAlign = mark.align === 'r' ? 'right' : mark.align === 'c' ? 'center' : 'left';
        page.fillText(mark.text, mark.x, mark.y);
      }
    }
    document.endPage();
  }
  return document.close();
};
