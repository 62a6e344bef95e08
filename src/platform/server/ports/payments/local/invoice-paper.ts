import { found } from './books.ts';
import type { PeerDesk, PeerInvoice } from './books.ts';
import { subtotalOf, taxOf, totalOf } from './invoices.ts';
import { shownAmount, shownDay } from './page-look.ts';
import { pageLanguage, pageTexts } from './page-texts.ts';

const margin = 64;
const width = 467;

/** The paper of an invoice, as PDF: its lines, the tax or why there is none, and the sum. */
export const invoicePaper = async (desk: PeerDesk, invoice: PeerInvoice): Promise<Uint8Array> => {
  const [{ PDFDocument }, { startSheets }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('../../../pdf/sheet.ts'),
  ]);
  const customer = found(desk.books.customers, invoice.customer, 'customer');
  const language = pageLanguage(customer.locale ?? 'sv');
  const texts = pageTexts[language];
  const shown = (minor: number): string => shownAmount(minor, invoice.currency, language);
  const document = await PDFDocument.create();
  document.setTitle(`${texts.invoice} ${invoice.number}`);
  const sheets = startSheets(document, language);
  const sheet = sheets.add();
  const title = `Krogkoll, ${texts.invoice.toLowerCase()} ${invoice.number}`;
  let y = sheet.write('H1', title, { x: margin, y: margin, width }, { size: 20, face: 'heading' });
  const line = (left: string, right: string, face: 'regular' | 'bold' = 'regular'): void => {
    sheet.write('P', right, { x: margin + 347, y, width: 120 }, { size: 10, face, right: true });
    y = sheet.write('P', left, { x: margin, y, width: 330 }, { size: 10, face }) + 4;
  };
  line(customer.name ?? '', '');
  line(texts.date, shownDay(invoice.created));
  if (invoice.dueDate !== null) line(texts.due, shownDay(invoice.dueDate));
  y += 12;
  for (const { description, amount, start, end } of invoice.lines)
    line(`${description}, ${shownDay(start)} – ${shownDay(end)}`, shown(amount));
  y += 8;
  if (invoice.taxPercent !== null) line(texts.vat, shown(taxOf(invoice)));
  line(texts.total, shown(Math.max(0, totalOf(invoice))), 'bold');
  if (subtotalOf(invoice) !== 0 && invoice.taxExempt === 'reverse') line(texts.reverse, '');
  line(texts[invoice.status], '');
  if (invoice.collection === 'send_invoice') line(texts.bankgiro, '');
  sheets.finish();
  return document.save();
};
