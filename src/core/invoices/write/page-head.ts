import { type Color, rgb } from '@cantoo/pdf-lib';
import type { DraftParty, InvoiceDraft } from './invoice-draft.ts';
import { faint, hairline, type PageCanvas, tint } from './page-canvas.ts';
import { printedBankgiro, printedOrganizationNumber } from './printed-values.ts';

export const pageLeft = 42;
export const pageRight = 553;
/** Where the table begins on the first page and on the ones after it. */
export const firstTop = 262;
export const nextTop = 96;

const colors: readonly Color[] = [
  rgb(0.09, 0.33, 0.45),
  rgb(0.5, 0.13, 0.2),
  rgb(0.13, 0.39, 0.25),
  rgb(0.35, 0.23, 0.5),
  rgb(0.62, 0.34, 0.05),
  rgb(0.15, 0.2, 0.42),
];

/** Each supplier has a colour of its own on paper. */
export const supplierColor = ({ supplier }: InvoiceDraft): Color => {
  const number = Number(supplier.organizationNumber);
  return colors[number % colors.length] ?? rgb(0, 0, 0);
};

const addressLines = (party: DraftParty): string[] => [
  party.name,
  party.street,
  `${party.postalCode} ${party.city}`,
];

const particulars = (draft: InvoiceDraft): [string, string][] => [
  [draft.creditNote ? 'Kreditfakturanr' : 'Fakturanr', draft.number],
  ['Fakturadatum', draft.issueDate],
  ['Förfallodatum', draft.dueDate],
  ['Er referens', draft.buyerReference],
  ['OCR-nummer', draft.paymentReference],
  ...(draft.precedingInvoice === undefined
    ? []
    : [['Avser faktura', draft.precedingInvoice] as [string, string]]),
];

/** The letterhead; pages after the first only say what they belong to. */
export const drawHead = (canvas: PageCanvas, draft: InvoiceDraft, page: number): void => {
  const color = supplierColor(draft);
  const title = draft.creditNote ? 'KREDITFAKTURA' : 'FAKTURA';
  canvas.fill(0, 0, 596, 8, color);
  canvas.text(draft.supplier.name, pageLeft, 52, { size: 17, bold: true, color, width: 320 });
  canvas.text(title, pageRight, 52, { size: 17, bold: true, right: true });
  if (page > 1) {
    canvas.text(`${draft.number}, forts.`, pageRight, 70, { right: true, color: faint });
    return;
  }
  for (const [at, text] of addressLines(draft.supplier).slice(1).entries())
    canvas.text(text, pageLeft, 70 + at * 13, { color: faint });
  for (const [at, [label, value]] of particulars(draft).entries()) {
    canvas.text(label, 340, 104 + at * 16, { color: faint });
    canvas.text(value, pageRight, 104 + at * 16, { bold: true, right: true, width: 130 });
    canvas.rule(340, 109 + at * 16, pageRight - 340, hairline);
  }
  canvas.fill(pageLeft, 126, 250, 92, tint);
  canvas.text('Faktureras', pageLeft + 12, 143, { size: 8, color: faint });
  for (const [at, text] of addressLines(draft.buyer).entries())
    canvas.text(text, pageLeft + 12, 160 + at * 14, { size: 10, bold: at === 0, width: 226 });
  canvas.text(`Org.nr ${printedOrganizationNumber(draft.buyer.organizationNumber)}`, pageLeft + 12, 206, {
    size: 8,
    color: faint,
  });
};

/** Who to pay and where, on every page. */
export const drawFooter = (canvas: PageCanvas, draft: InvoiceDraft, pageNumber: string): void => {
  const { supplier } = draft;
  const columns: [string, string][] = [
    ['Bankgiro', printedBankgiro(supplier.bankgiro)],
    ['OCR-nummer', draft.paymentReference],
    ['Organisationsnr', printedOrganizationNumber(supplier.organizationNumber)],
    ['Momsreg.nr', `SE${supplier.organizationNumber}01`],
    ['Godkänd för F-skatt', `Sida ${pageNumber}`],
  ];
  canvas.rule(pageLeft, 786, pageRight - pageLeft, hairline);
  for (const [at, [label, value]] of columns.entries()) {
    canvas.text(label, pageLeft + at * 105, 800, { size: 7.5, color: faint });
    canvas.text(value, pageLeft + at * 105, 812, { size: 9, bold: true, width: 98 });
  }
};
