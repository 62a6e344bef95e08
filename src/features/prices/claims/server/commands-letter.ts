import { PDFDocument } from '@cantoo/pdf-lib';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { fillText } from '#core/values/fill-text.ts';
import { heightOf, ink, quietInk, sheetSize, startSheets } from '#platform/server/pdf/sheet.ts';
import type { Sheet, TextStyle } from '#platform/server/pdf/sheet.ts';
import { letterFacts, letterText, letterTotals, letterWords } from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';

const margin = 64;
const width = sheetSize.width - 2 * margin;
const labelWidth = 110;
const bottom = 760;

const body: TextStyle = { size: 10.5, leading: 16 };
const quiet: TextStyle = { ...body, color: quietInk };
const strong: TextStyle = { ...body, face: 'bold' };

/** Writes down the page, and goes on on the next one where it ends. */
const writer = (add: () => Sheet) => {
  const sheets = [add()];
  let y = 72;
  const room = (height: number): Sheet => {
    if (y + height > bottom) {
      sheets.push(add());
      y = 72;
    }
    return sheets.at(-1) ?? add();
  };
  return {
    sheets,
    gap: (points: number): void => void (y += points),
    paragraph: (text: string, style: TextStyle = body, kind: 'P' | 'H1' = 'P'): void => {
      for (const part of text.split('\n')) {
        const sheet = room(heightOf(part, width, style));
        y = sheet.write(kind, part, { x: margin, y, width }, style) + 4;
      }
    },
    pair: (label: string, text: string, style: TextStyle = body): void => {
      const place = { x: margin + labelWidth, width: width - labelWidth };
      const sheet = room(heightOf(text, place.width, style));
      sheet.write('P', label, { x: margin, y, width: labelWidth - 8 }, quiet);
      y = sheet.write('P', text, { ...place, y }, style) + 2;
    },
    sum: (label: string, amount: string, style: TextStyle): void => {
      const sheet = room(20);
      sheet.write('P', label, { x: margin + width - 300, y, width: 180 }, style);
      y = sheet.write('P', amount, { x: margin + width - 120, y, width: 120 }, { ...style, right: true });
    },
    rule: (): void => {
      const sheet = room(8);
      sheet.fill(margin, y + 3, width, 0.8, ink);
      y += 8;
    },
  };
};

/**
 * A claim's letter as a tagged PDF: words, each line with the deal or the earlier invoice that shows its price, VAT by rate,
 * total and our reference. The same values give the same bytes.
 */
export const renderClaimLetter = async (
  source: LetterSource,
  kind: 'claim' | 'reminder',
  date: Date,
  day: string,
): Promise<Uint8Array> => {
  const words = letterWords(source.language);
  const { subject, text } = letterText(source, kind);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(subject, { showInWindowTitleBar: true });
  document.setAuthor(source.sender.organizationName);
  document.setProducer('Krogkoll');
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(source.language);
  const { add, finish } = startSheets(document, source.language);
  const write = writer(add);
  write.paragraph(subject, { size: 19, face: 'heading', leading: 26 }, 'H1');
  write.gap(12);
  write.pair(words.from, `${source.sender.restaurantName}, ${source.sender.organizationName}`);
  write.pair('', formatOrganizationNumber(source.sender.organizationNumber));
  write.pair(words.to, source.supplierName);
  write.pair(words.date, day);
  write.pair(words.reference, source.number, strong);
  write.gap(10);
  write.paragraph(fillText(words.greeting, { supplier: source.supplierName }));
  write.paragraph(text);
  write.gap(8);
  for (const { goods, claim, evidence } of letterFacts(source)) {
    write.rule();
    write.paragraph(goods, strong);
    write.paragraph(claim);
    if (evidence !== null) write.paragraph(evidence, quiet);
  }
  write.rule();
  const totals = letterTotals(source);
  for (const [at, [label, amount]] of totals.entries())
    write.sum(label, amount, at === totals.length - 1 ? strong : body);
  for (const [at, sheet] of write.sheets.entries())
    sheet.write(
      'P',
      fillText(words.page, { page: String(at + 1), pages: String(write.sheets.length) }),
      { x: margin, y: 790, width },
      { ...quiet, size: 9, right: true },
    );
  finish();
  return document.save({ useObjectStreams: false });
};
