/** A small invoice as a scanner or a phone makes it, for tests. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { rasterOfPdf } from '#platform/server/sandbox/pdf-raster.ts';

const rows: readonly (readonly [number, number, string][])[] = [
  [
    [20, 20, 'Norrskär Grossist AB'],
    [230, 20, 'Fakturanr 48213'],
  ],
  [
    [20, 36, 'Faktura'],
    [230, 36, 'Fakturadatum 2026-10-05'],
  ],
  [
    [20, 70, 'Benämning'],
    [170, 70, 'Antal'],
    [230, 70, 'Pris'],
    [310, 70, 'Belopp'],
  ],
  [
    [20, 86, 'Laxfilé'],
    [170, 86, '2,450 kg'],
    [230, 86, '189,00'],
    [310, 86, '463,05'],
  ],
  [
    [20, 102, 'Gräddfil'],
    [170, 102, '12 st'],
    [230, 102, '24,50'],
    [310, 102, '294,00'],
  ],
  [
    [20, 140, 'Moms 12 %'],
    [170, 140, '757,05'],
    [310, 140, '90,85'],
  ],
  [
    [230, 156, 'Netto'],
    [310, 156, '757,05'],
  ],
  [
    [230, 172, 'Moms'],
    [310, 172, '90,85'],
  ],
  [
    [230, 188, 'Att betala SEK'],
    [310, 188, '847,90'],
  ],
  [
    [20, 204, 'Bankgiro 5050-1055'],
    [170, 204, 'Org.nr 559901-7349'],
  ],
];
const [width, height] = [360, 215];

/** What the invoice says. */
export const scannedInvoice = {
  number: '48213',
  issueDate: '2026-10-05',
  payable: '847.90',
  taxTotal: '90.85',
  lines: [
    { quantity: '2.450', price: '189.00', sum: '463.05' },
    { quantity: '12', price: '24.50', sum: '294.00' },
  ],
};

/** The invoice as a PDF with text. */
export const textInvoice = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([width, height]);
  for (const [x, y, text] of rows.flat()) page.drawText(text, { x, y: height - y, size: 10, font });
  return document.save();
};

/** The invoice as a picture, leaning by degrees. */
export const pictureOfInvoice = async (degrees = 0): Promise<Sharp> => {
  const { image } = await rasterOfPdf(await textInvoice(), 1);
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  const straight = sharp(Buffer.from(image.data), { raw }).toColourspace('b-w');
  const leaning = await straight.rotate(degrees, { background: '#ffffff' }).png().toBuffer();
  return sharp(leaning).blur(0.6);
};

/** A PDF of pages that are pictures and nothing else. */
export const scannedPdf = async (pictures: readonly Uint8Array[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (const bytes of pictures) {
    const picture = await document.embedJpg(bytes);
    const size = { width: (picture.width * 72) / 300, height: (picture.height * 72) / 300 };
    document.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size });
  }
  return document.save();
};
