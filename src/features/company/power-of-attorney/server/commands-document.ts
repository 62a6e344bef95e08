import { PDFDocument } from '@cantoo/pdf-lib';
import { face, widthOf } from '#platform/server/pdf/faces.ts';
import { heightOf, ink, quietInk, sheetSize, startSheets } from '#platform/server/pdf/sheet.ts';
import type { Sheet, TextStyle } from '#platform/server/pdf/sheet.ts';
import { documentParts } from '../rules-document.ts';
import type { DocumentParts, PowerDocument } from '../rules-document.ts';

const margin = 64;
const width = sheetSize.width - 2 * margin;
const labelWidth = 130;
/** Where the place to sign begins on the last page, and what is written above it ends. */
const signing = 700;

const body: TextStyle = { size: 11, leading: 17.5 };
const label: TextStyle = { ...body, color: quietInk };
const strong: TextStyle = { ...body, face: 'bold' };
const small: TextStyle = { size: 9.5, leading: 14, color: quietInk };

/** A long text in stretches of words, each well below a page. */
const stretches = (text: string): readonly string[] => text.match(/\S.{0,599}(?=\s|$)/gsu) ?? [text];

const numberWidth = widthOf('1. ', 11, face('regular'));

/** Writes what a power of attorney grants, page after page; answers the pages. */
const writeBody = (add: () => Sheet, parts: DocumentParts): readonly Sheet[] => {
  const sheets = [add()];
  let y = 150;
  const room = (height: number): Sheet => {
    if (y + height > signing) {
      sheets.push(add());
      y = 130;
    }
    return sheets.at(-1) ?? add();
  };
  const [first] = sheets;
  first?.write(
    'H1',
    parts.title,
    { x: margin, y: 72, width: 300 },
    { size: 24, face: 'heading', leading: 30 },
  );
  const fact = (name: string, text: string): void => {
    const wide = width - labelWidth;
    const sheet = room(heightOf(text, wide, strong));
    sheet.write('P', name, { x: margin, y, width: labelWidth - 10 }, label);
    y = sheet.write('P', text, { x: margin + labelWidth, y, width: wide }, strong) + 3;
  };
  const paragraph = (text: string, hang = 0): void => {
    const place = { x: margin + hang, width: width - hang };
    const sheet = room(heightOf(text, place.width, body));
    y = sheet.write(hang > 0 ? 'LI' : 'P', text, { ...place, y }, { ...body, hang }) + 6;
  };
  for (const [name, value] of parts.facts)
    for (const [index, text] of stretches(value).entries()) fact(index === 0 ? name : '', text);
  y += 12;
  paragraph(parts.opening);
  for (const [index, text] of parts.points.entries()) paragraph(`${index + 1}. ${text}`, numberWidth);
  y += 8;
  paragraph(parts.limits);
  return sheets;
};

/**
 * The power of attorney as a PDF in the organization's words: tagged, with title, language and its own typefaces. The same
 * values give the same bytes.
 */
export const renderPowerOfAttorney = async (values: PowerDocument): Promise<Uint8Array> => {
  const { language, date } = values;
  const parts = documentParts(values);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${parts.title}: ${values.organizationName}`, { showInWindowTitleBar: true });
  document.setAuthor(values.organizationName);
  document.setProducer(parts.attorney);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(language);
  const { add, finish } = startSheets(document, language);
  const sheets = writeBody(add, parts);
  const last = sheets.at(-1);
  const [left, right] = [margin, margin + width / 2 + 14];
  const half = width / 2 - 14;
  const marked = widthOf(parts.sign, 10.5, face('bold')) + 14;
  last?.fill(right, signing + 8, marked, 19, [1, 0.886, 0.478]);
  last?.write(
    'P',
    parts.sign,
    { x: right + 7, y: signing + 9, width: half },
    { size: 10.5, leading: 17, face: 'bold' },
  );
  for (const x of [left, right]) last?.fill(x, signing + 36, half, 0.8);
  last?.write('P', parts.when, { x: left, y: signing + 42, width: half }, small);
  last?.write('P', parts.signatory, { x: right, y: signing + 42, width: half }, small);
  for (const [index, sheet] of sheets.entries()) {
    const place = { x: margin + width - 200, width: 200 };
    const page = parts.pageOf(index + 1, sheets.length);
    const below = sheet.write('P', page, { ...place, y: 74 }, { ...small, right: true });
    sheet.write('P', parts.drawnUp, { ...place, y: below }, { ...small, right: true });
    sheet.fill(margin, 118, width, 1, ink);
    sheet.fill(margin, 121, width, 1, ink);
  }
  finish();
  return document.save({ useObjectStreams: false });
};
