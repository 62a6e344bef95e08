import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { pdfPages } from './page/pdf-pages.ts';
import { readTextPdf } from './read-text-pdf.ts';

const pdf = async (draw: (print: (text: string, x: number, y: number, turned?: boolean) => void) => void) => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  draw((text, x, y, turned = false) =>
    page.drawText(text, { x, y: 842 - y, size: 9, font, ...(turned ? { rotate: degrees(90) } : {}) }),
  );
  return document.save();
};

const rows: readonly (readonly [number, readonly (readonly [number, string])[]])[] = [
  [
    60,
    [
      [40, 'Norrskär Grossist AB'],
      [400, 'Fakturanr 48213'],
    ],
  ],
  [74, [[400, 'Fakturadatum 2026-10-05']]],
  [
    120,
    [
      [40, 'Benämning'],
      [260, 'Antal'],
      [360, 'À-pris'],
      [480, 'Belopp'],
    ],
  ],
  [
    134,
    [
      [40, 'Laxfilé'],
      [260, '2,450 kg'],
      [360, '189,00'],
      [480, '463,05'],
    ],
  ],
  [
    170,
    [
      [40, 'Moms 12 %'],
      [260, '463,05'],
      [360, '55,57'],
    ],
  ],
  [
    184,
    [
      [360, 'Netto'],
      [480, '463,05'],
    ],
  ],
  [
    198,
    [
      [360, 'Moms'],
      [480, '55,57'],
    ],
  ],
  [
    212,
    [
      [360, 'Att betala SEK'],
      [480, '518,62'],
    ],
  ],
  [
    230,
    [
      [40, 'Bankgiro 5050-1055'],
      [260, 'Org.nr 556233-2451'],
    ],
  ],
];

describe('a PDF with text', () => {
  test('is read by its words, without what runs along the margin', async () => {
    const bytes = await pdf((print) => {
      for (const [y, cells] of rows) for (const [x, text] of cells) print(text, x, y);
      print('Printed by 17 99,00', 20, 300, true);
    });
    const result = await readTextPdf(bytes);
    expect(result).toMatchObject({
      ok: true,
      format: 'text-pdf',
      pages: 1,
      reading: {
        trusted: true,
        doubts: [],
        invoice: {
          number: '48213',
          issueDate: '2026-10-05',
          payable: '518.62',
          lines: [{ name: 'Laxfilé', quantity: '2.450', unit: 'kg', price: '189.00', sum: '463.05' }],
        },
      },
    });
  });

  test('has its words where they stand', async () => {
    const [page] = await pdfPages(await pdf((print) => print('Total 1 234,50', 100, 200)));
    expect(page).toMatchObject({ number: 1, width: 595, height: 842 });
    expect(page?.words.map(({ text }) => text)).toEqual(['Total', '1', '234,50']);
    const [word] = page?.words ?? [];
    expect(word?.box.x).toBeCloseTo(100, 1);
    expect(word?.box.y).toBeCloseTo(200 - 9 * 0.8, 0);
    expect(word?.box.width).toBeGreaterThan(15);
    expect(word?.box.width).toBeLessThan(25);
  });
});

describe('what is no readable PDF gives its reason', () => {
  test('without text there is nothing to read', async () => {
    expect(await readTextPdf(await pdf(() => {}))).toEqual({ ok: false, reason: 'pdf.no-embedded-invoice' });
  });

  test('broken bytes', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\nnothing');
    expect(await readTextPdf(bytes)).toEqual({ ok: false, reason: 'pdf.broken' });
  });
});
