import { PDFDocument, type PDFPage, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { planScan } from '#core/reading/ocr/ocr-plan.ts';
import { pdfPages } from '#core/reading/page/pdf-pages.ts';
import { readTextPdf } from '#core/reading/read-text-pdf.ts';
import { createSandbox } from './sandbox.ts';
import { createScanReader } from './scan-reader.ts';
import { pictureOfInvoice, scannedInvoice, textInvoice } from '#testing/hostile/scanned-invoice.ts';

const sandbox = createSandbox({ limits: { children: 2 } });
const reader = createScanReader({ sandbox, limits: { children: 2, niceness: 0 } });
afterAll(async () => void (await Promise.all([reader.close(), sandbox.close()])));

type Draw = (page: PDFPage, print: (y: number, options?: object) => void) => void;

/** What a scanner takes the page for: other figures than its picture shows, which add up. */
const said = [
  'Norrskär Grossist AB Fakturanr 99999',
  'Faktura Fakturadatum 2026-10-05',
  'Netto 957,05 Moms 114,85 Att betala SEK 1071,90',
];

/** Pages of the size of the scanned invoice, each drawn upon. */
const pdfOf = async (draw: Draw, pages = 1): Promise<{ document: PDFDocument; bytes: Uint8Array }> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([360, 215]);
    draw(page, (y, options = {}) =>
      said.forEach((text, row) => page.drawText(text, { x: 20, y: y - row * 20, size: 8, font, ...options })),
    );
  }
  return { document, bytes: await document.save() };
};

const scan = async (): Promise<Uint8Array> => (await pictureOfInvoice()).jpeg({ quality: 80 }).toBuffer();

const overlay = (alpha: number): Promise<Uint8Array> =>
  sharp({ create: { width: 900, height: 900, channels: 4, background: { r: 255, g: 255, b: 255, alpha } } })
    .png()
    .toBuffer();

const full = { x: 0, y: 0, width: 360, height: 215 };

/** Pages with a picture drawn below the text or above it. */
const withPicture = async (
  bytes: Uint8Array,
  order: 'below' | 'above',
  text: object = {},
): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const isPng = bytes[0] === 0x89;
  const picture = await (isPng ? document.embedPng(bytes) : document.embedJpg(bytes));
  for (let number = 1; number <= 2; number++) {
    const page = document.addPage([360, 215]);
    if (order === 'below') page.drawImage(picture, full);
    said.forEach((line, row) => page.drawText(line, { x: 20, y: 195 - row * 20, size: 8, font, ...text }));
    if (order === 'above') page.drawImage(picture, full);
  }
  return document.save();
};

const sureness = async (bytes: Uint8Array): Promise<number[][]> =>
  (await pdfPages(bytes)).map(({ words }) => [...new Set(words.map(({ confidence }) => confidence))]);

const invisible = { renderMode: TextRenderingMode.Invisible };

describe('text that nobody sees', () => {
  test('behind the picture of a scanner is none, and the picture is looked at', async () => {
    const bytes = await withPicture(await scan(), 'below', invisible);
    expect(await sureness(bytes)).toEqual([[], []]);
    expect(await readTextPdf(bytes)).toEqual({ ok: false, reason: 'pdf.no-embedded-invoice' });
    expect(await planScan(bytes)).toMatchObject({ pages: [{ recognise: true }, { recognise: true }] });
    const result = await reader.read([bytes], { tenant: 'org-a' });
    expect(result).toMatchObject({ ok: true, format: 'scan', views: [{ recognised: true }, {}] });
    expect(result.ok && result.reading.invoice.number).toBe(scannedInvoice.number);
  });

  test.each([
    ['below a picture that covers it', { below: true }],
    ['without any color', { opacity: 0 }],
  ])('%s is none', async (_, { below = false, ...text }: { below?: boolean; opacity?: number }) => {
    expect(await sureness(await withPicture(await scan(), below ? 'above' : 'below', text))).toEqual([
      [],
      [],
    ]);
  });

  test('among text that is seen makes all of it unsure', async () => {
    const { bytes } = await pdfOf((_, print) => {
      print(195);
      print(120);
      print(60, invisible);
    });
    expect(await sureness(bytes)).toEqual([[0.85]]);
  });

  test.each([
    ['above a picture of the paper', async () => withPicture(await scan(), 'below')],
    ['below a picture that lets it through', async () => withPicture(await overlay(0.2), 'above')],
    ['as usual', () => textInvoice()],
  ])('is not what is printed %s', async (_, build) => {
    for (const page of await sureness(await build())) expect(page).toEqual([1]);
  });
});
