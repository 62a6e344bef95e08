import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFFont } from '@cantoo/pdf-lib';

const page = { width: 595.28, height: 841.89, margin: 56 } as const;
const size = 10;
const lineHeight = 14;
const mostPages = 40;
const width = page.width - 2 * page.margin;

export interface BodyDocument {
  readonly title: string;
  /** Above the text: sender and date. */
  readonly head: readonly string[];
  readonly text: string;
  /** Decides the document's own dates, so that the same mail gives the same bytes. */
  readonly date: Date;
}

/** What the standard fonts hold (Latin-1 and a little more, Swedish included); an accent they lack is left off. */
const printer = (font: PDFFont): ((text: string) => string) => {
  const known = new Set(font.getCharacterSet());
  const has = (character: string): boolean => known.has(character.codePointAt(0) ?? 0);
  return (text) =>
    text
      .normalize('NFC')
      .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
      .replace(/\p{Cc}|\p{Cf}|\p{Mn}/gu, '')
      .replace(/[^\n]/gu, (character) => {
        if (has(character)) return character;
        const plain = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
        return plain !== '' && [...plain].every(has) ? plain : '?';
      });
};

/** Breaks a line at blanks, and a word that is too long wherever it must; each character is measured once. */
const wrap = (line: string, widthOf: (character: string) => number): string[] => {
  const rows: string[] = [];
  let row = '';
  let used = 0;
  let blank = -1;
  for (const character of line) {
    const wide = widthOf(character);
    if (used + wide > width && row !== '') {
      const cut = blank > 0 ? blank : row.length;
      rows.push(row.slice(0, cut).trimEnd());
      row = row.slice(cut).trimStart();
      used = [...row].reduce((sum, each) => sum + widthOf(each), 0);
      blank = -1;
    }
    if (character === ' ') blank = row.length;
    row += character;
    used += wide;
  }
  return [...rows, row.trimEnd()];
};

const measure = (font: PDFFont): ((character: string) => number) => {
  const known = new Map<string, number>();
  return (character) => {
    const found = known.get(character) ?? font.widthOfTextAtSize(character, size);
    known.set(character, found);
    return found;
  };
};

/** A mail's text as a PDF with a text layer, A4, at most forty pages; the same text gives the same bytes. */
export const bodyPdf = async (document: BodyDocument): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(document.title);
  pdf.setProducer('Krogkoll');
  pdf.setCreationDate(document.date);
  pdf.setModificationDate(document.date);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const print = printer(regular);
  const rowsOf = (text: string, font: PDFFont): string[] => {
    const widthOf = measure(font);
    return print(text)
      .split('\n')
      .flatMap((line) => wrap(line.trimEnd(), widthOf));
  };
  const rows = [
    ...rowsOf(document.title, bold).map((text) => ({ text, font: bold })),
    ...rowsOf([...document.head, '', document.text].join('\n'), regular).map((text) => ({
      text,
      font: regular,
    })),
  ];
  const perPage = Math.floor((page.height - 2 * page.margin) / lineHeight);
  const most = perPage * mostPages;
  if (rows.length > most) rows.splice(most - 1, Infinity, { text: '…', font: bold });
  for (let first = 0; first < rows.length; first += perPage) {
    const sheet = pdf.addPage([page.width, page.height]);
    for (const [index, { text, font }] of rows.slice(first, first + perPage).entries())
      if (text !== '')
        sheet.drawText(text, {
          x: page.margin,
          y: page.height - page.margin - (index + 1) * lineHeight,
          size,
          font,
        });
  }
  return pdf.save();
};
