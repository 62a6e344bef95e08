import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { renderPowerOfAttorney } from './commands-document.ts';
import type { PowerDocument } from '../rules-document.ts';

const values: PowerDocument = {
  organizationName: 'Bryggan Krog & Bar AB',
  organizationNumber: '5590000001',
  outlets: ['Krog Bryggan', 'Lilla Bryggan', 'Bryggan Syd'],
  language: 'sv',
  signatory: 'Åsa Öberg',
  date: new Date('2026-03-19T23:30:00Z'),
};

const textOf = async (pdf: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

test('says who gives it, for what, what it allows and what it does not, in text that can be selected', async () => {
  const text = await textOf(await renderPowerOfAttorney(values));
  for (const words of [
    'Fullmaktsgivare Bryggan Krog & Bar AB',
    'Organisationsnr 559000-0001',
    'Avser Krog Bryggan, Lilla Bryggan och Bryggan Syd',
    'Ombud Krogkoll',
    '1. begära och ta emot kopior på leverantörsfakturor från våra leverantörer, från och med 24 månader bakåt i tiden,',
    '2. läsa av priser, mängder och artiklar',
    '3. kontakta leverantörerna om hur fakturorna levereras,',
    '4. registrera oss som mottagare av e-fakturor (Peppol) med vårt organisationsnummer, och avregistrera oss.',
    'Fullmakten ger inte rätt att betala, beställa, bestrida fakturor eller ingå avtal.',
    'Åsa Öberg, firmatecknare',
    'Sida 1 av 1 Upprättad 20 mars 2026',
  ])
    expect(text).toContain(words);
});

test('is the same in English, tagged, with title and language, and always of the same bytes', async () => {
  const pdf = await renderPowerOfAttorney({ ...values, language: 'en' });
  expect(await textOf(pdf)).toContain('For Krog Bryggan, Lilla Bryggan and Bryggan Syd');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getTitle()).toBe('Power of attorney: Bryggan Krog & Bar AB');
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(en)');
  expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  expect(Buffer.from(await renderPowerOfAttorney({ ...values, language: 'en' })).equals(pdf)).toBe(true);
});

test('goes on over as many pages as its outlets need, and says names that its typeface cannot write whole', async () => {
  const outlets = Array.from(
    { length: 200 },
    (_, index) => `Restaurangen Björnbär och Söner nummer ${index}`,
  );
  const pdf = await renderPowerOfAttorney({ ...values, outlets, signatory: 'Łukasz Šimić' });
  const text = await textOf(pdf);
  for (const index of [0, 99, 199]) expect(text).toContain(`Söner nummer ${index}`);
  const { length } = (await PDFDocument.load(pdf)).getPages();
  expect(length).toBeGreaterThan(2);
  expect(text).toContain(`Sida ${length} av ${length}`);
  expect(text).toContain('Lukasz Simic');
});
