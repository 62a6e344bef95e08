import { PDFDocument } from '@cantoo/pdf-lib';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { face, widthOf } from '#platform/server/pdf/faces.ts';
import { heightOf, ink, quietInk, sheetSize, startSheets } from '#platform/server/pdf/sheet.ts';
import type { Sheet, TextStyle } from '#platform/server/pdf/sheet.ts';
import { texts as english } from '../texts-document.en.ts';
import { texts as swedish } from '../texts-document.sv.ts';

/** What a power of attorney says. */
export interface PowerDocument {
  readonly organizationName: string;
  /** Ten digits. */
  readonly organizationNumber: string;
  /** Names of the outlets that it is for. */
  readonly outlets: readonly string[];
  readonly language: 'sv' | 'en';
  /** Who is to sign. */
  readonly signatory: string;
  readonly date: Date;
}

const margin = 64;
const width = sheetSize.width - 2 * margin;
const labelWidth = 130;
/** Where the place to sign begins on the last page, and what is written above it ends. */
const signing = 700;

const body: TextStyle = { size: 11, leading: 17.5 };
const label: TextStyle = { ...body, color: quietInk };
const strong: TextStyle = { ...body, face: 'bold' };
const small: TextStyle = { size: 9.5, leading: 14, color: quietInk };

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const locales = { sv: 'sv-SE', en: 'en-GB' } as const;

const listed = (names: readonly string[], language: 'sv' | 'en'): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);

/** A long text in stretches of words, each well below a page. */
const stretches = (text: string): readonly string[] => text.match(/\S.{0,599}(?=\s|$)/gsu) ?? [text];

const numberWidth = widthOf('1. ', 11, face('regular'));

const dayOf = (date: Date, language: 'sv' | 'en'): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
  }).format(date);

/** Writes what a power of attorney grants, page after page; answers the pages. */
const writeBody = (add: () => Sheet, values: PowerDocument): readonly Sheet[] => {
  const texts = values.language === 'sv' ? swedish : english;
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
    texts.title,
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
  fact(texts.grantor, values.organizationName);
  fact(texts.number, formatOrganizationNumber(values.organizationNumber));
  for (const [index, names] of stretches(listed(values.outlets, values.language)).entries())
    fact(index === 0 ? texts.outlets : '', names);
  fact(texts.attorney, texts.attorneyName);
  y += 12;
  paragraph(texts.opening);
  for (const [index, text] of [texts.fetch, texts.read, texts.contact].entries())
    paragraph(`${index + 1}. ${text}`, numberWidth);
  y += 8;
  paragraph(texts.limits);
  return sheets;
};

/**
 * The power of attorney as a PDF in the organization's words: tagged, with title, language and its own typefaces. The same
 * values give the same bytes.
 */
export const renderPowerOfAttorney = async (values: PowerDocument): Promise<Uint8Array> => {
  const { language, date, signatory } = values;
  const texts = language === 'sv' ? swedish : english;
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${texts.title}: ${values.organizationName}`, { showInWindowTitleBar: true });
  document.setAuthor(values.organizationName);
  document.setProducer(texts.attorneyName);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(language);
  const { add, finish } = startSheets(document, language);
  const sheets = writeBody(add, values);
  const last = sheets.at(-1);
  const [left, right] = [margin, margin + width / 2 + 14];
  const half = width / 2 - 14;
  const marked = widthOf(texts.sign, 10.5, face('bold')) + 14;
  last?.fill(right, signing + 8, marked, 19, [1, 0.886, 0.478]);
  last?.write(
    'P',
    texts.sign,
    { x: right + 7, y: signing + 9, width: half },
    { size: 10.5, leading: 17, face: 'bold' },
  );
  for (const x of [left, right]) last?.fill(x, signing + 36, half, 0.8);
  last?.write('P', texts.when, { x: left, y: signing + 42, width: half }, small);
  last?.write(
    'P',
    fill(texts.signatory, { name: signatory }),
    { x: right, y: signing + 42, width: half },
    small,
  );
  for (const [index, sheet] of sheets.entries()) {
    const place = { x: margin + width - 200, width: 200 };
    const page = fill(texts.page, { page: String(index + 1), pages: String(sheets.length) });
    const below = sheet.write('P', page, { ...place, y: 74 }, { ...small, right: true });
    sheet.write(
      'P',
      fill(texts.drawnUp, { date: dayOf(date, language) }),
      { ...place, y: below },
      { ...small, right: true },
    );
    sheet.fill(margin, 118, width, 1, ink);
    sheet.fill(margin, 121, width, 1, ink);
  }
  finish();
  return document.save({ useObjectStreams: false });
};
