/** Writes PDFs by hand, as label printers' and tills' programs do: letter by letter, or with gaps in place of spaces. */
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import type { Drawing, Font, Mark } from '../sheet.ts';
import { standardFonts } from '../standard-fonts.ts';
const order = Object.keys(standardFonts) as readonly Font[];

/** Codes of Windows' Western set that are not those of Latin 1. */
const windows = new Map([['€', 0x80], ['–', 0x96], ['’', 0x92], ['−', 0x2d]]); // prettier-ignore
const hex = (text: string): string =>
  [...text]
    .map((letter) => (windows.get(letter) ?? letter.codePointAt(0) ?? 63).toString(16).padStart(2, '0'))
    .join('');

type TextMark = Extract<Mark, { kind: 'text' }>;
const placed = (value: number): string => value.toFixed(2);

/** Each letter shown by itself at its own place. */
const byLetters = (mark: TextMark, font: PDFFont, x: number, y: number): string => {
  let at = x;
  const shown: string[] = [];
  for (const letter of mark.text.replaceAll('−', '-').replaceAll('\u00a0', ' ')) {
    if (letter !== ' ') shown.push(`1 0 0 1 ${placed(at)} ${placed(y)} Tm <${hex(letter)}> Tj`);
    at += font.widthOfTextAtSize(letter, mark.size);
  }
  return shown.join('\n');
};

/** Words in one array with gaps between them, and no space anywhere. */
const byGaps = (mark: TextMark, font: PDFFont, x: number, y: number): string => {
  const gap = -Math.round((font.widthOfTextAtSize(' ', mark.size) / mark.size) * 1000);
  const words = mark.text
    .replaceAll('−', '-')
    .split(/[ \u00a0]/u)
    .map((word) => `<${hex(word)}>`);
  return `1 0 0 1 ${placed(x)} ${placed(y)} Tm [${words.join(` ${gap} `)}] TJ`;
};

/** A PDF of a drawing, without compression or maps from glyphs to letters. */
export const rawPdf = async (drawing: Drawing, isByLetters: boolean): Promise<Uint8Array> => {
  const measure = await PDFDocument.create();
  const fonts = new Map<Font, PDFFont>();
  for (const font of order) fonts.set(font, await measure.embedFont(standardFonts[font]));
  const up = (y: number): number => drawing.height - y;
  const content = (marks: readonly Mark[]): string =>
    marks.map((mark) => {
      if (mark.kind === 'line') return `${mark.width} w ${placed(mark.x)} ${placed(up(mark.y))} m ${placed(mark.x2)} ${placed(up(mark.y2))} l S`;
      if (mark.kind === 'box') return `${mark.grey} g ${placed(mark.x)} ${placed(up(mark.y2))} ${placed(mark.x2 - mark.x)} ${placed(mark.y2 - mark.y)} re f 0 g`;
      const font = mark.kind === 'text' ? fonts.get(mark.font) : undefined;
      if (mark.kind !== 'text' || font === undefined) return '';
      const width = font.widthOfTextAtSize(mark.text.replaceAll('−', '-'), mark.size);
      const x = mark.x - (mark.align === 'r' ? width : mark.align === 'c' ? width / 2 : 0);
      const shown = (isByLetters ? byLetters : byGaps)(mark, font, x, up(mark.y));
      return `BT /F${order.indexOf(mark.font) + 1} ${mark.size} Tf\n${shown}\nET`;
    }).join('\n'); // prettier-ignore
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const fontIds = order.map((font) =>
    objects.push(
      `<< /Type /Font /Subtype /Type1 /BaseFont /${standardFonts[font]} /Encoding /WinAnsiEncoding >>`,
    ),
  );
  const resources = `<< /Font << ${fontIds.map((id, at) => `/F${at + 1} ${id} 0 R`).join(' ')} >> >>`;
  const pages = drawing.pages.map((marks) => {
    const stream = content(marks);
    const id = objects.push(
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    );
    return objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${drawing.width} ${drawing.height}] /Resources ${resources} /Contents ${id} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`;
  let file = '%PDF-1.3\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
