import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { decimal } from '#core/values/decimal.ts';
import { exampleDraft, exampleLine } from '#testing/invoices/example-draft.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { ink, pageCanvas } from './page-canvas.ts';
import {
  printedAmount,
  printedBankgiro,
  printedNumber,
  printedOrganizationNumber,
} from './printed-values.ts';
import { supplierColor } from './supplier-color.ts';
import { totalsOf } from './totals.ts';
import { writeHybridPdf } from './write-hybrid-pdf.ts';

const draftOf = (lines: number): InvoiceDraft => ({
  ...exampleDraft,
  lines: Array.from({ length: lines }, () => exampleLine),
});

/** The words of each page, with how far they stand from the page's top. */
const pagesOf = async (bytes: Uint8Array): Promise<{ readonly text: string; readonly top: number }[][]> => {
  const { items } = await extractTextItems(await getDocumentProxy(bytes));
  return items.map((page) => page.map(({ str, y }) => ({ text: str, top: Math.round(841.89 - y) })));
};

describe('an invoice turns its page', () => {
  test('each says whose and which invoice it belongs to', async () => {
    const { bytes } = await writeHybridPdf(draftOf(67));
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      const text = page.map((word) => word.text).join(' ');
      expect(text).toContain(exampleDraft.supplier.name);
      expect(text).toContain(at === 0 ? exampleDraft.number : `${exampleDraft.number}, forts.`);
    }
  });

  test.each([
    // The totals move to a page of their own after nineteen lines, a line to the next page after twenty-nine.
    [1, [1], 279, 318],
    [19, [19], 585, 624],
    [20, [20, 0], 602, 118],
    [29, [29, 0], 755, 118],
    [30, [29, 1], 113, 152],
    [67, [29, 38, 0], 742, 118],
  ])('%d lines', async (count, perPage, lastTop, totalsTop) => {
    const { bytes, lineBoxes } = await writeHybridPdf(draftOf(count));
    const pages = await pagesOf(bytes);
    const lines = perPage.map((_, at) => lineBoxes.filter(({ page }) => page === at + 1).length);
    expect([lines, lineBoxes.at(-1)?.y]).toEqual([perPage, lastTop]);
    expect(pages).toHaveLength(perPage.length);
    for (const [at, page] of pages.entries()) {
      const words = page.map(({ text }) => text);
      expect(words).toContain(`Sida ${at + 1} (${pages.length})`);
      expect(words.includes('Summa rader')).toBe(at === pages.length - 1);
      expect(words.includes('Art.nr')).toBe(perPage[at] !== 0);
    }
    expect(pages.at(-1)?.find(({ text }) => text === 'Summa rader')?.top).toBe(totalsTop);
  });

  test.each([
    [exampleDraft, 'Faktura F-100234'],
    [{ ...exampleDraft, creditNote: true }, 'Kreditfaktura F-100234'],
  ])('its file says what it is: %#', async (draft, title) => {
    const { bytes } = await writeHybridPdf(draft);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const day = new Date('2026-11-02T00:00:00Z');
    expect([pdf.getTitle(), pdf.getAuthor()]).toEqual([title, 'Norrsken Grossist AB']);
    expect([pdf.getCreationDate(), pdf.getModificationDate()]).toEqual([day, day]);
    expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    const attached = await (await getDocumentProxy(bytes)).getAttachments();
    expect([...(attached?.values() ?? [])]).toMatchObject([
      { filename: 'factur-x.xml', description: 'Factur-X' },
    ]);
  });
});

test('a canvas counts from the top, and from the right where that is asked for', async () => {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([100, 200]);
  const calls: unknown[] = [];
  const record = (given: object): void => void calls.push(given);
  Object.assign(page, {
    drawText: (text: string, given: object) => record({ text, ...given }),
    drawRectangle: record,
    drawLine: record,
  });
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const canvas = pageCanvas(page, { regular, bold });
  canvas.text('ab', 10, 30);
  canvas.text('ab', 90, 30, { right: true, size: 10 });
  canvas.text('ab', 10, 30, { bold: true });
  canvas.text('→b', 10, 30);
  canvas.text('abcdef', 10, 30, { width: 22 });
  canvas.fill(1, 2, 3, 4, ink);
  canvas.rule(1, 2, 3, ink);
  const usual = { x: 10, y: 170, size: 9, font: regular, color: ink };
  expect(calls).toEqual([
    { ...usual, text: 'ab' },
    { ...usual, text: 'ab', size: 10, x: 90 - regular.widthOfTextAtSize('ab', 10) },
    { ...usual, text: 'ab', font: bold },
    { ...usual, text: '?b' },
    { ...usual, text: 'ab…' },
    { x: 1, y: 194, width: 3, height: 4, color: ink },
    { start: { x: 1, y: 198 }, end: { x: 4, y: 198 }, thickness: 0.6, color: ink },
  ]);
});

describe('values as they are printed', () => {
  test.each([
    ['1234.5', '1\u00a0234,50'],
    ['-1234567.005', '-1\u00a0234\u00a0567,01'],
    ['999', '999,00'],
  ])('%s', (value, printed) => expect(printedAmount(decimal(value))).toBe(printed));

  test.each([
    ['7.4350', 0, '7,435'],
    ['7', 2, '7,00'],
    ['7.125', 2, '7,125'],
    ['1000', 0, '1\u00a0000'],
  ])('%s', (value, places, printed) => expect(printedNumber(value, places)).toBe(printed));

  test('numbers of accounts and companies', () => {
    expect([printedBankgiro('51234567'), printedBankgiro('9019506')]).toEqual(['5123-4567', '901-9506']);
    expect(printedOrganizationNumber('5560001237')).toBe('556000-1237');
  });

  test('six suppliers have six colours', () => {
    const colors = ['0', '1', '2', '3', '4', '5', '6'].map((number) =>
      JSON.stringify(
        supplierColor({
          ...exampleDraft,
          supplier: { ...exampleDraft.supplier, organizationNumber: number },
        }),
      ),
    );
    expect(new Set(colors).size).toBe(6);
    expect(colors[6]).toBe(colors[0]);
  });

  test('öresavrundning is to the nearest krona, VAT to the nearest öre', () => {
    const one = (price: string) => ({
      ...exampleDraft,
      charges: [],
      lines: [{ ...exampleLine, price, quantity: '1', discount: '0' }],
    });
    const text = (price: string) => {
      const { tax, rounding, payable } = totalsOf(one(price));
      return [tax, rounding, payable].map((value) => value.toFixed(2));
    };
    expect(text('10')).toEqual(['0.60', '0.40', '11.00']);
    expect(text('9.9')).toEqual(['0.59', '-0.49', '10.00']);
    expect(text('10.41')).toEqual(['0.62', '-0.03', '11.00']);
  });
});
