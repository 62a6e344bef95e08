import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';

/** A line of a paper invoice: name, article number, quantity and price. */
export type PaperLine = readonly [name: string, article: string, quantity: string, price: string];

/** What a paper invoice of one supplier says. */
export interface PaperInvoice {
  readonly number: string;
  /** ISO. */
  readonly issueDate: string;
  readonly lines: readonly PaperLine[];
  /** The words above its columns; words that nobody knows make a layout that a person must teach. */
  readonly labels: readonly [article: string, name: string, quantity: string, price: string, sum: string];
  /** The kind of document that it says it is. */
  readonly title: string;
  readonly fileName: string;
  /** Pages before it and after it in one file, that many times. */
  readonly times: number;
}

export const knownLabels = ['Artikelnr', 'Benämning', 'Antal', 'Pris', 'Summa'] as const;
export const strangeLabels = ['Kod', 'Fisk', 'Vågat', 'Dagens', 'Tillsammans'] as const;

const swedish = (value: string): string => value.replace('.', ',');

const amountOf = ([, , quantity, price]: PaperLine): string =>
  fixed(decimal(quantity).times(decimal(price)), 2);

type Print = (text: string, x: number, y: number, align?: 'right') => void;

const rate = '12';

const printInvoice = (print: Print, { number, issueDate, lines, labels, title }: PaperInvoice): void => {
  const { name, organizationNumber } = buildSupplier(39);
  const netOf = sumOf(lines.map((line) => decimal(amountOf(line))));
  const tax = fixed(netOf.times(rate).div('100'), 2);
  const net = fixed(netOf, 2);
  print(name, 50, 60);
  print(`Organisationsnummer ${organizationNumber.slice(0, 6)}-${organizationNumber.slice(6)}`, 50, 75);
  print(title, 380, 60);
  print(`Fakturanummer ${number}`, 380, 75);
  print(`Fakturadatum ${issueDate}`, 380, 90);
  const [article, description, quantity, price, sum] = labels;
  print(article, 50, 200);
  print(description, 120, 200);
  print(quantity, 350, 200, 'right');
  print(price, 440, 200, 'right');
  print(sum, 545, 200, 'right');
  lines.forEach((line, at) => {
    const y = 220 + at * 16;
    print(line[1], 50, y);
    print(line[0], 120, y);
    print(swedish(line[2]), 350, y, 'right');
    print(swedish(line[3]), 440, y, 'right');
    print(swedish(amountOf(line)), 545, y, 'right');
  });
  const y = 260 + lines.length * 16;
  print('Netto', 380, y);
  print(swedish(net), 545, y, 'right');
  print(`Moms ${rate} % av ${swedish(net)}`, 380, y + 16);
  print(swedish(tax), 545, y + 16, 'right');
  print('Att betala SEK', 380, y + 32);
  print(swedish(fixed(decimal(net).plus(decimal(tax)), 2)), 545, y + 32, 'right');
};

const [wide, high, size] = [595, 842, 9];

/** A paper invoice as a PDF with a text layer, one page each time. */
export const buildPaperInvoice = async (said: Partial<PaperInvoice> = {}): Promise<TestFile> => {
  const invoice: PaperInvoice = {
    number: '48213',
    issueDate: '2026-10-05',
    lines: [
      ['Laxfilé', '4711', '2.5', '189.00'],
      ['Räkor', '4712', '4', '95.50'],
    ],
    labels: knownLabels,
    title: 'FAKTURA',
    fileName: 'faktura.pdf',
    times: 1,
    ...said,
  };
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let time = 0; time < invoice.times; time += 1) {
    const page = pdf.addPage([wide, high]);
    const print: Print = (text, x, y, align) =>
      page.drawText(text, {
        x: align === 'right' ? x - font.widthOfTextAtSize(text, size) : x,
        y: high - y,
        size,
        font,
      });
    printInvoice(print, { ...invoice, number: String(Number(invoice.number) + time) });
  }
  return { name: invoice.fileName, bytes: await pdf.save() };
};
