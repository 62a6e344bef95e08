import type { DraftParty, InvoiceDraft } from './invoice-draft.ts';
import { faint, hairline, type PageCanvas, tint } from './page-canvas.ts';
import { printedOrganizationNumber } from './printed-values.ts';
import { pageLeft, pageRight } from './page-measures.ts';
import { supplierColor } from './supplier-color.ts';

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
